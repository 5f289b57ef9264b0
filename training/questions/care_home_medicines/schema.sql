CREATE TABLE resident (res_id int PRIMARY KEY, res_name text NOT NULL, room text NOT NULL, dob date NOT NULL, moved_in date NOT NULL, moved_out date, gp text NOT NULL);
CREATE TABLE drug (drug_id int PRIMARY KEY, drug_name text NOT NULL, form text NOT NULL, controlled smallint NOT NULL);
COMMENT ON COLUMN drug.controlled IS '1 controlled drug, 0 otherwise';
CREATE TABLE prescription (rx_id int PRIMARY KEY, res_id int NOT NULL REFERENCES resident, drug_id int NOT NULL REFERENCES drug, start_date date NOT NULL, stop_date date, review_due date NOT NULL, doses_per_day int NOT NULL, as_needed smallint NOT NULL);
CREATE TABLE mar_entry (entry_id int PRIMARY KEY, rx_id int NOT NULL REFERENCES prescription, due_at timestamp NOT NULL, given_at timestamp, outcome char(1) NOT NULL, carer text);
COMMENT ON TABLE mar_entry IS 'medicine administration record';
COMMENT ON COLUMN mar_entry.outcome IS 'G given, R refused, M missed, H in hospital';
CREATE TABLE stock (stock_id int PRIMARY KEY, drug_id int NOT NULL REFERENCES drug, batch text NOT NULL, received date NOT NULL, expiry date NOT NULL, units_left int NOT NULL);
CREATE TABLE med_error (error_id int PRIMARY KEY, res_id int NOT NULL REFERENCES resident, happened_on date NOT NULL, kind text NOT NULL, harm smallint NOT NULL, reported_on date NOT NULL);
