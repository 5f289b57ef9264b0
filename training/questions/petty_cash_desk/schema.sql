CREATE TABLE boxes (box_id int PRIMARY KEY, box_name text NOT NULL, custodian text NOT NULL, ceiling numeric(7,2) NOT NULL);
CREATE TABLE spend_kinds (kind_id int PRIMARY KEY, kind text NOT NULL, deductible boolean NOT NULL);
CREATE TABLE movements (mv_id int PRIMARY KEY, box_id int NOT NULL REFERENCES boxes, mv_date date NOT NULL, direction char(1) NOT NULL, amount numeric(7,2) NOT NULL, kind_id int REFERENCES spend_kinds, given_to text, receipt_no text, memo text);
COMMENT ON COLUMN movements.direction IS 'I money put in, O money taken out';
CREATE TABLE counts (count_id int PRIMARY KEY, box_id int NOT NULL REFERENCES boxes, counted_at timestamp NOT NULL, counted_by text NOT NULL, found numeric(7,2) NOT NULL, should_be numeric(7,2) NOT NULL);
