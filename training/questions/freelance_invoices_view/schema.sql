CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  vat_id text,
  payment_terms_days int NOT NULL
);
CREATE TABLE quotes (
  quote_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  title text NOT NULL,
  quoted_on date NOT NULL,
  valid_until date NOT NULL,
  net_total numeric(9,2) NOT NULL,
  accepted_on date,
  declined_on date
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  quote_id int REFERENCES quotes,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  net_total numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN invoices.status IS 'draft, sent, paid, written off';
CREATE TABLE invoice_items (
  item_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices,
  service text NOT NULL,
  hours numeric(5,1),
  net_amount numeric(9,2) NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices,
  received_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  account text NOT NULL
);
CREATE TABLE reminders (
  reminder_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices,
  sent_on date NOT NULL,
  level int NOT NULL
);
CREATE TABLE expenses (
  expense_id int PRIMARY KEY,
  spent_on date NOT NULL,
  category text NOT NULL,
  shop text NOT NULL,
  gross numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  customer_id int REFERENCES customers
);
COMMENT ON COLUMN expenses.customer_id IS 'set if it is charged on to a customer';
