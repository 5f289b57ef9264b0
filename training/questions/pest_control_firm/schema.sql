CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, sector text NOT NULL, town text NOT NULL, contract boolean NOT NULL);
CREATE TABLE pests (id int PRIMARY KEY, name text NOT NULL, category text NOT NULL);
CREATE TABLE technicians (id int PRIMARY KEY, name text NOT NULL, licence_no text NOT NULL, left_on date);
CREATE TABLE treatments (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, pest_id int NOT NULL REFERENCES pests, technician_id int NOT NULL REFERENCES technicians, visit_date date NOT NULL, severity int NOT NULL CHECK (severity BETWEEN 1 AND 5), status text NOT NULL, price numeric(8,2) NOT NULL, repeat_of int REFERENCES treatments);
COMMENT ON COLUMN treatments.status IS 'scheduled, done, no_access, cancelled';
COMMENT ON COLUMN treatments.repeat_of IS 'earlier treatment that did not work';
CREATE TABLE chemicals (id int PRIMARY KEY, product text NOT NULL, unit text NOT NULL, unit_cost numeric(7,2) NOT NULL, banned_from date);
CREATE TABLE chemical_use (treatment_id int REFERENCES treatments, chemical_id int REFERENCES chemicals, amount numeric(6,2) NOT NULL, PRIMARY KEY (treatment_id, chemical_id));
