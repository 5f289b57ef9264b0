CREATE TABLE contract_client (cc_id int PRIMARY KEY, cc_name text NOT NULL, sector text, hourly_price numeric(6,2) NOT NULL, contract_begin date NOT NULL, contract_end date);
CREATE TABLE site (site_id int PRIMARY KEY, cc_id int NOT NULL REFERENCES contract_client, site_label text NOT NULL, town text NOT NULL, guards_needed int NOT NULL, dog_required boolean NOT NULL);
CREATE TABLE guard (guard_id int PRIMARY KEY, guard_name text NOT NULL, licence_no text, licence_expires date, hired_on date NOT NULL, quit_on date, hourly_wage numeric(5,2) NOT NULL, has_dog boolean NOT NULL);
CREATE TABLE shift (shift_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, guard_id int REFERENCES guard, planned_from timestamp NOT NULL, planned_to timestamp NOT NULL, clock_in timestamp, clock_out timestamp, shift_kind text NOT NULL);
COMMENT ON COLUMN shift.shift_kind IS 'day, night, event';
CREATE TABLE incident (incident_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shift, happened_at timestamp NOT NULL, kind text NOT NULL, severity int NOT NULL, police_called boolean NOT NULL, report_text text, closed_on date);
COMMENT ON COLUMN incident.severity IS '1 minor to 5 serious';
CREATE TABLE client_invoice (invoice_id int PRIMARY KEY, cc_id int NOT NULL REFERENCES contract_client, period date NOT NULL, hours numeric(7,1) NOT NULL, amount numeric(10,2) NOT NULL, sent date NOT NULL, paid date);
