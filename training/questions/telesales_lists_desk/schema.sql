CREATE TABLE dial_list (list_id int PRIMARY KEY, list_name text NOT NULL, bought_from text, price_per_contact numeric(5,2) NOT NULL, loaded_on date NOT NULL);
CREATE TABLE contact (contact_id int PRIMARY KEY, list_id int NOT NULL REFERENCES dial_list, firm text NOT NULL, town text NOT NULL, employees int, do_not_call boolean NOT NULL);
CREATE TABLE caller (caller_id int PRIMARY KEY, caller_name text NOT NULL, started date NOT NULL, hourly numeric(5,2) NOT NULL);
CREATE TABLE attempt (attempt_id int PRIMARY KEY, contact_id int NOT NULL REFERENCES contact, caller_id int NOT NULL REFERENCES caller, dialled_at timestamp NOT NULL, talk_secs int NOT NULL, disposition text NOT NULL);
COMMENT ON COLUMN attempt.disposition IS 'NA no answer, GK gatekeeper, CB call back, NI not interested, AP appointment';
CREATE TABLE appointment (appt_id int PRIMARY KEY, attempt_id int NOT NULL REFERENCES attempt, field_rep text NOT NULL, held_for date NOT NULL, took_place boolean, deal_value numeric(9,2));
