CREATE TABLE lessees (id int PRIMARY KEY, company_name text NOT NULL, sector text, city text, credit_grade char(1), onboarded_on date NOT NULL);
CREATE TABLE asset_types (id int PRIMARY KEY, name text NOT NULL, useful_life_months int NOT NULL);
CREATE TABLE vendors (id int PRIMARY KEY, name text NOT NULL, country text);
CREATE TABLE assets (id int PRIMARY KEY, asset_type_id int NOT NULL REFERENCES asset_types, vendor_id int REFERENCES vendors, description text NOT NULL, serial_no text, purchase_price numeric(12,2) NOT NULL, purchased_on date NOT NULL, disposed_on date, disposal_price numeric(12,2));
CREATE TABLE account_managers (id int PRIMARY KEY, full_name text NOT NULL, office text NOT NULL);
CREATE TABLE leases (id int PRIMARY KEY, contract_no text UNIQUE NOT NULL, lessee_id int NOT NULL REFERENCES lessees, asset_id int NOT NULL REFERENCES assets, account_manager_id int REFERENCES account_managers, starts_on date NOT NULL, term_months int NOT NULL, ends_on date NOT NULL, monthly_rate numeric(10,2) NOT NULL, residual_value numeric(12,2) NOT NULL, status text NOT NULL, terminated_early_on date);
CREATE TABLE instalments (id int PRIMARY KEY, lease_id int NOT NULL REFERENCES leases, due_on date NOT NULL, amount numeric(10,2) NOT NULL, paid_on date, reminder_count int NOT NULL DEFAULT 0);
CREATE TABLE insurance_policies (id int PRIMARY KEY, asset_id int NOT NULL REFERENCES assets, insurer text NOT NULL, annual_premium numeric(9,2) NOT NULL, valid_until date NOT NULL);
