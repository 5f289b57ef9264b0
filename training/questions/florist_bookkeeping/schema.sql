CREATE TABLE accounts (account_no int PRIMARY KEY, account_name text NOT NULL, account_type text NOT NULL CHECK (account_type IN ('income', 'expense')));
CREATE TABLE shops (shop_id int PRIMARY KEY, shop_name text NOT NULL, city text NOT NULL, monthly_rent numeric(8,2) NOT NULL);
CREATE TABLE entries (entry_no int PRIMARY KEY, booked_on date NOT NULL, account_no int NOT NULL REFERENCES accounts, shop_id int NOT NULL REFERENCES shops, partner text, net numeric(10,2) NOT NULL, vat numeric(10,2) NOT NULL, gross numeric(10,2) NOT NULL, note text);
CREATE TABLE business_customers (customer_no int PRIMARY KEY, company text NOT NULL, monthly_fee numeric(8,2) NOT NULL, contract_start date NOT NULL, contract_end date);
CREATE TABLE customer_invoices (invoice_no int PRIMARY KEY, customer_no int NOT NULL REFERENCES business_customers, shop_id int NOT NULL REFERENCES shops, invoiced_on date NOT NULL, due_on date NOT NULL, amount numeric(10,2) NOT NULL);
CREATE TABLE customer_payments (payment_no int PRIMARY KEY, invoice_no int NOT NULL REFERENCES customer_invoices, paid_on date NOT NULL, amount numeric(10,2) NOT NULL);
CREATE TABLE budgets (shop_id int NOT NULL REFERENCES shops, account_no int NOT NULL REFERENCES accounts, year int NOT NULL, planned numeric(10,2) NOT NULL, PRIMARY KEY (shop_id, account_no, year));
COMMENT ON TABLE entries IS 'the books; amounts are always positive, the account says whether money came in or went out';
COMMENT ON TABLE business_customers IS 'firms with a flower subscription; contract_end empty while it runs';
