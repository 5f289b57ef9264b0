CREATE TABLE nurses (nurse_id int PRIMARY KEY, name text NOT NULL, qualification text NOT NULL, town text NOT NULL, has_car boolean NOT NULL, hourly_pay numeric(5,2) NOT NULL, registered_on date NOT NULL, licence_valid_until date NOT NULL, inactive_since date);
CREATE TABLE facilities (facility_id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text NOT NULL, beds int, client_since date NOT NULL);
CREATE TABLE requests (request_id int PRIMARY KEY, facility_id int NOT NULL REFERENCES facilities, requested_at timestamp NOT NULL, shift_date date NOT NULL, shift text NOT NULL, qualification text NOT NULL, nurse_id int REFERENCES nurses, filled_at timestamp, withdrawn boolean NOT NULL);
COMMENT ON COLUMN requests.shift IS 'early, late or night';
CREATE TABLE timesheets (timesheet_id int PRIMARY KEY, request_id int NOT NULL REFERENCES requests, hours numeric(4,1) NOT NULL, charge_rate numeric(6,2) NOT NULL, approved_on date);
CREATE TABLE invoices (invoice_no int PRIMARY KEY, facility_id int NOT NULL REFERENCES facilities, invoice_date date NOT NULL, total numeric(9,2) NOT NULL, due_date date NOT NULL, paid_date date);
CREATE TABLE complaints (complaint_id int PRIMARY KEY, facility_id int NOT NULL REFERENCES facilities, nurse_id int REFERENCES nurses, received_on date NOT NULL, subject text NOT NULL, resolved_on date);
