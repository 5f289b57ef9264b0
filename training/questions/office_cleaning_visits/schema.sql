CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, city text NOT NULL, invoicing text NOT NULL CHECK (invoicing IN ('monthly','per visit')), customer_since date NOT NULL, gone_since date);
CREATE TABLE object (object_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, object_name text NOT NULL, square_metres int NOT NULL, monthly_price numeric(8,2), key_safe boolean NOT NULL);
CREATE TABLE cleaner (cleaner_id int PRIMARY KEY, cleaner_name text NOT NULL, hourly_wage numeric(5,2) NOT NULL, employed_from date NOT NULL, employed_to date);
CREATE TABLE visit (visit_id int PRIMARY KEY, object_id int NOT NULL REFERENCES object, cleaner_id int REFERENCES cleaner, planned_date date NOT NULL, planned_minutes int NOT NULL, arrived_at timestamp, left_at timestamp, skipped_reason text);
CREATE TABLE quality_check (check_id int PRIMARY KEY, object_id int NOT NULL REFERENCES object, checked_on date NOT NULL, points int NOT NULL CHECK (points BETWEEN 0 AND 100), checker text NOT NULL);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, object_id int NOT NULL REFERENCES object, raised_on date NOT NULL, topic text NOT NULL, handled_on date);
CREATE TABLE material_use (use_id int PRIMARY KEY, object_id int NOT NULL REFERENCES object, used_on date NOT NULL, material text NOT NULL, litres numeric(5,1) NOT NULL, cost numeric(7,2) NOT NULL);
CREATE TABLE invoice (invoice_no int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, period date NOT NULL, net numeric(9,2) NOT NULL, due date NOT NULL, paid date);
COMMENT ON COLUMN invoice.period IS 'first day of the month that is billed';
