CREATE TABLE lessee (lessee_id int PRIMARY KEY, lessee_name text NOT NULL, branch_of int REFERENCES lessee, town text NOT NULL);
CREATE TABLE machine (machine_id int PRIMARY KEY, model text NOT NULL, serial_no text NOT NULL, purchase_price numeric(8,2) NOT NULL, purchased_on date NOT NULL, cups_before_service int NOT NULL);
CREATE TABLE lease (lease_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machine, lessee_id int NOT NULL REFERENCES lessee, begins_on date NOT NULL, ends_on date NOT NULL, returned_on date, monthly_rent numeric(7,2) NOT NULL, cups_promised int NOT NULL);
CREATE TABLE cup_count (lease_id int NOT NULL REFERENCES lease, read_on date NOT NULL, cups int NOT NULL, PRIMARY KEY (lease_id, read_on));
CREATE TABLE bean_order (order_id int PRIMARY KEY, lessee_id int NOT NULL REFERENCES lessee, ordered_on date NOT NULL, kilos numeric(6,1) NOT NULL, price_kg numeric(5,2) NOT NULL, dispatched_on date, paid_on date);
CREATE TABLE rent_invoice (invoice_id int PRIMARY KEY, lease_id int NOT NULL REFERENCES lease, for_month date NOT NULL, billed numeric(7,2) NOT NULL, received numeric(7,2) NOT NULL);
COMMENT ON COLUMN lessee.branch_of IS 'head office, if this is a branch';
COMMENT ON COLUMN cup_count.cups IS 'cups in the month before the reading';
