CREATE TABLE groups (group_id int PRIMARY KEY, group_name text NOT NULL, places int NOT NULL, from_months int NOT NULL, to_months int NOT NULL);
CREATE TABLE carers (carer_id int PRIMARY KEY, carer_name text NOT NULL, group_id int REFERENCES groups, weekly_hours numeric(4,1) NOT NULL, since date NOT NULL);
CREATE TABLE kids (kid_id int PRIMARY KEY, kid_name text NOT NULL, born date NOT NULL, group_id int REFERENCES groups, sibling_of int REFERENCES kids, started date, finished date, waiting_since date);
CREATE TABLE attendance (kid_id int NOT NULL REFERENCES kids, day date NOT NULL, came time, agreed_pick_up time NOT NULL, picked_up time, sick boolean NOT NULL, PRIMARY KEY (kid_id, day));
CREATE TABLE fees (fee_id int PRIMARY KEY, kid_id int NOT NULL REFERENCES kids, month date NOT NULL, amount numeric(7,2) NOT NULL, meals numeric(6,2) NOT NULL, paid_on date);
COMMENT ON COLUMN kids.waiting_since IS 'day of the application';
COMMENT ON COLUMN fees.month IS 'first day of the month';
