CREATE TABLE tuner (tuner_id int PRIMARY KEY, tuner_name text NOT NULL, gender char(1) CHECK (gender IN ('F','M')), employed_since date NOT NULL, left_on date);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, client_type char(1) NOT NULL CHECK (client_type IN ('P','S','V')), town text NOT NULL, phone text);
COMMENT ON COLUMN client.client_type IS 'P private, S school, V venue';
CREATE TABLE instrument (instrument_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, make text NOT NULL, kind char(2) NOT NULL CHECK (kind IN ('GR','UP')), built int, serial_no text);
COMMENT ON COLUMN instrument.kind IS 'GR grand, UP upright';
CREATE TABLE visit (visit_id int PRIMARY KEY, instrument_id int NOT NULL REFERENCES instrument, tuner_id int REFERENCES tuner, planned_for date NOT NULL, done_on date, minutes int, work_code char(1) NOT NULL CHECK (work_code IN ('T','R','V')));
COMMENT ON COLUMN visit.work_code IS 'T tuning, R repair, V voicing';
CREATE TABLE bill (bill_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, billed_on date NOT NULL, net numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL, state char(1) NOT NULL CHECK (state IN ('O','P','X')), settled_on date);
COMMENT ON COLUMN bill.state IS 'O open, P paid, X written off';
