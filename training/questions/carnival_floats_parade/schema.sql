CREATE TABLE krewe (krewe_id int PRIMARY KEY, krewe_name text NOT NULL, founded int NOT NULL, dissolved int, split_from int REFERENCES krewe);
CREATE TABLE parade (parade_id int PRIMARY KEY, parade_day date NOT NULL, route_km numeric(3,1) NOT NULL, started_at timestamp NOT NULL, planned_start timestamp NOT NULL, finished_at timestamp);
CREATE TABLE float_entry (entry_id int PRIMARY KEY, parade_id int NOT NULL REFERENCES parade, krewe_id int NOT NULL REFERENCES krewe, theme text NOT NULL, length_m numeric(4,1) NOT NULL, build_budget numeric(8,2) NOT NULL, running_order int NOT NULL, withdrawn boolean NOT NULL);
CREATE TABLE build_cost (cost_id int PRIMARY KEY, entry_id int NOT NULL REFERENCES float_entry, spent_on date NOT NULL, what text NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE jury_mark (entry_id int NOT NULL REFERENCES float_entry, juror text NOT NULL, craft int NOT NULL, humour int NOT NULL, music int NOT NULL, PRIMARY KEY (entry_id, juror));
CREATE TABLE volunteer (vol_id int PRIMARY KEY, vol_name text NOT NULL, krewe_id int REFERENCES krewe, since_year int NOT NULL);
COMMENT ON COLUMN krewe.split_from IS 'the older krewe this one broke away from';
