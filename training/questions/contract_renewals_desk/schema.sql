CREATE TABLE counterparties (cp_id int PRIMARY KEY, cp_name text NOT NULL, side text NOT NULL, country_iso char(2) NOT NULL);
COMMENT ON COLUMN counterparties.side IS 'supplier or customer';
CREATE TABLE agreements (agr_no text PRIMARY KEY, cp_id int NOT NULL REFERENCES counterparties, subject text NOT NULL, owner_person text NOT NULL, lawyer text, signed_on date NOT NULL, starts_on date NOT NULL, ends_on date, notice_days int NOT NULL, auto_renews boolean NOT NULL, annual_value numeric(11,2) NOT NULL, terminated_on date);
CREATE TABLE amendments (amend_id int PRIMARY KEY, agr_no text NOT NULL REFERENCES agreements, signed_on date NOT NULL, value_change numeric(10,2) NOT NULL, note text);
CREATE TABLE obligations (ob_id int PRIMARY KEY, agr_no text NOT NULL REFERENCES agreements, what text NOT NULL, due_on date NOT NULL, met_on date);
CREATE TABLE reminders (rem_id int PRIMARY KEY, agr_no text NOT NULL REFERENCES agreements, sent_at timestamp NOT NULL, read_at timestamp, recipient text NOT NULL);
