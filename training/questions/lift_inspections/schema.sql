CREATE TABLE owner_body (owner_id int PRIMARY KEY, owner_name text NOT NULL, public_body boolean NOT NULL);
CREATE TABLE lift (lift_id int PRIMARY KEY, serial text NOT NULL, owner_id int NOT NULL REFERENCES owner_body, address text NOT NULL, floors int NOT NULL, max_kg int NOT NULL, built_year int NOT NULL, taken_out_on date);
CREATE TABLE expert (expert_id int PRIMARY KEY, expert_name text NOT NULL, licence_until date NOT NULL);
CREATE TABLE inspection (inspection_id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, expert_id int NOT NULL REFERENCES expert, kind text NOT NULL, inspected_on date NOT NULL, next_due date NOT NULL, verdict text NOT NULL, fee numeric(7,2) NOT NULL, minutes int NOT NULL);
COMMENT ON COLUMN inspection.kind IS 'main every two years, interim in between';
COMMENT ON COLUMN inspection.verdict IS 'no defects, minor defects, serious defects, shut down';
CREATE TABLE defect_item (defect_id int PRIMARY KEY, inspection_id int NOT NULL REFERENCES inspection, part text NOT NULL, fix_by date NOT NULL, fixed_on date);
CREATE TABLE entrapment (entrapment_id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, alarm_at timestamp NOT NULL, freed_at timestamp, persons int NOT NULL);
