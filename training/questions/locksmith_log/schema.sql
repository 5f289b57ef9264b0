CREATE TABLE locksmiths (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, licence_expires date NOT NULL, van_reg text);
CREATE TABLE clients (id int PRIMARY KEY, display_name text NOT NULL, kind text NOT NULL, district text NOT NULL, discount_pct numeric(4,1) NOT NULL DEFAULT 0);
CREATE TABLE job_types (code text PRIMARY KEY, label text NOT NULL, standard_fee numeric(7,2) NOT NULL);
CREATE TABLE callouts (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, locksmith_id int REFERENCES locksmiths, job_type text NOT NULL REFERENCES job_types, called_at timestamp NOT NULL, arrived_at timestamp, finished_at timestamp, emergency boolean NOT NULL, outcome text);
COMMENT ON COLUMN callouts.outcome IS 'opened, replaced, failed; empty while open';
CREATE TABLE parts (sku text PRIMARY KEY, description text NOT NULL, sell_price numeric(7,2) NOT NULL, on_hand int NOT NULL, reorder_at int NOT NULL);
CREATE TABLE callout_parts (callout_id int REFERENCES callouts, sku text REFERENCES parts, qty int NOT NULL, PRIMARY KEY (callout_id, sku));
CREATE TABLE bills (bill_no text PRIMARY KEY, callout_id int NOT NULL REFERENCES callouts, net numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL, billed_on date NOT NULL, settled_on date);
