CREATE TABLE wing (wing_code text PRIMARY KEY, wing_name text NOT NULL, beds int NOT NULL, ward_sister text NOT NULL);
CREATE TABLE resident (resident_no int PRIMARY KEY, title text, surname text NOT NULL, forename text NOT NULL, born date NOT NULL, care_level int NOT NULL, funded_by text NOT NULL);
COMMENT ON COLUMN resident.funded_by IS 'self, council, health board';
CREATE TABLE residency (residency_id int PRIMARY KEY, resident_no int NOT NULL REFERENCES resident, wing_code text NOT NULL REFERENCES wing, room text NOT NULL, moved_in date NOT NULL, moved_out date, weekly_fee numeric(7,2) NOT NULL, top_up numeric(6,2) NOT NULL);
COMMENT ON COLUMN residency.top_up IS 'weekly, paid by relatives on top of the fee';
CREATE TABLE relative (relative_id int PRIMARY KEY, resident_no int NOT NULL REFERENCES resident, relative_name text NOT NULL, relation text NOT NULL, next_of_kin boolean NOT NULL);
CREATE TABLE fall_report (fall_id int PRIMARY KEY, resident_no int NOT NULL REFERENCES resident, fell_at timestamp NOT NULL, reported_at timestamp NOT NULL, place text NOT NULL, injury text, hospital boolean NOT NULL);
CREATE TABLE activity (activity_id int PRIMARY KEY, activity_name text NOT NULL, held_on date NOT NULL, led_by text NOT NULL, cost_per_head numeric(5,2) NOT NULL);
CREATE TABLE took_part (activity_id int NOT NULL REFERENCES activity, resident_no int NOT NULL REFERENCES resident, PRIMARY KEY (activity_id, resident_no));
