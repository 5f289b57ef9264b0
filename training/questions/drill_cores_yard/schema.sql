CREATE TABLE prospect (prospect_id int PRIMARY KEY, prospect text NOT NULL, province text NOT NULL);
CREATE TABLE rig (rig_code text PRIMARY KEY, operator_firm text NOT NULL, rate_per_m numeric(7,2) NOT NULL);
CREATE TABLE hole (hole_id text PRIMARY KEY, prospect_id int NOT NULL REFERENCES prospect, rig_code text NOT NULL REFERENCES rig, geologist text NOT NULL, collared date NOT NULL, finished date, planned_m numeric(6,1) NOT NULL, drilled_m numeric(6,1) NOT NULL, abandoned boolean NOT NULL);
CREATE TABLE core_box (box_no int PRIMARY KEY, hole_id text NOT NULL REFERENCES hole, from_m numeric(6,1) NOT NULL, to_m numeric(6,1) NOT NULL, recovered_m numeric(5,2) NOT NULL, rack text);
CREATE TABLE lab (lab_id int PRIMARY KEY, lab text NOT NULL, fee numeric(6,2) NOT NULL);
CREATE TABLE sample (sample_no text PRIMARY KEY, box_no int NOT NULL REFERENCES core_box, lab_id int REFERENCES lab, sent date, reported date, au_gpt numeric(7,3), cu_pct numeric(5,3));
