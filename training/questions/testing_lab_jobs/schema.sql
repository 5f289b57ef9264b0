CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL);
CREATE TABLE staff (id int PRIMARY KEY, name text NOT NULL, bench text);
CREATE TABLE instruments (id int PRIMARY KEY, label text NOT NULL, calibrated_on date, calibration_due date);
CREATE TABLE orders (id int PRIMARY KEY, order_code text NOT NULL, customer_id int NOT NULL REFERENCES customers(id), invoice_to int NOT NULL REFERENCES customers(id), received_on date NOT NULL, promised_on date NOT NULL, reported_on date, rush boolean NOT NULL, net_price numeric(9,2) NOT NULL, vat numeric(9,2) NOT NULL, invoiced_on date, paid_on date);
COMMENT ON COLUMN orders.invoice_to IS 'who pays, often the same as the customer';
CREATE TABLE samples (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), barcode text NOT NULL, material text NOT NULL, taken_on date NOT NULL, arrived_on date NOT NULL, weight_g numeric(8,2), discarded_on date);
CREATE TABLE methods (code text PRIMARY KEY, analyte text NOT NULL, unit text NOT NULL, limit_value numeric(10,3), price numeric(7,2) NOT NULL, minutes int NOT NULL);
CREATE TABLE results (id int PRIMARY KEY, sample_id int NOT NULL REFERENCES samples(id), method_code text NOT NULL REFERENCES methods(code), instrument_id int REFERENCES instruments(id), analyst_id int REFERENCES staff(id), reviewer_id int REFERENCES staff(id), measured_at timestamp, reviewed_at timestamp, value numeric(10,3), repeated boolean NOT NULL);
COMMENT ON COLUMN results.value IS 'in the unit of the method; empty until measured';
