CREATE TABLE van (van_no int PRIMARY KEY, reg text NOT NULL, driver_name text NOT NULL, on_call_weekends boolean NOT NULL);
CREATE TABLE callout (callout_no int PRIMARY KEY, van_no int REFERENCES van, caller_name text NOT NULL, postcode text NOT NULL, rang_at timestamp NOT NULL, arrived_at timestamp, finished_at timestamp, problem text NOT NULL, outcome text, quoted numeric(7,2) NOT NULL, charged numeric(7,2), paid_by text);
CREATE TABLE lock_part (part_code text PRIMARY KEY, part_name text NOT NULL, maker text NOT NULL, buy numeric(6,2) NOT NULL, sell numeric(6,2) NOT NULL);
CREATE TABLE callout_part (callout_no int NOT NULL REFERENCES callout, part_code text NOT NULL REFERENCES lock_part, qty int NOT NULL, PRIMARY KEY (callout_no, part_code));
CREATE TABLE van_stock (van_no int NOT NULL REFERENCES van, part_code text NOT NULL REFERENCES lock_part, on_board int NOT NULL, minimum int NOT NULL, PRIMARY KEY (van_no, part_code));
COMMENT ON COLUMN callout.outcome IS 'opened, replaced, no access, called off';
COMMENT ON COLUMN callout.paid_by IS 'cash, card, invoice; null while unpaid';
