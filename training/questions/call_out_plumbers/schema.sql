CREATE TABLE area (area_id int PRIMARY KEY, area_name text NOT NULL, call_out numeric(6,2) NOT NULL);
CREATE TABLE plumber (plumber_id int PRIMARY KEY, plumber_name text NOT NULL, gas_ticket_until date, mate_of int REFERENCES plumber, started date NOT NULL);
CREATE TABLE household (household_id int PRIMARY KEY, surname text NOT NULL, area_id int NOT NULL REFERENCES area, cover_plan text);
CREATE TABLE callout (callout_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, rang_at timestamp NOT NULL, problem text NOT NULL, sent_plumber int REFERENCES plumber, finished_by int REFERENCES plumber, arrived timestamp, finished timestamp, estimate numeric(7,2), bill numeric(7,2), paid numeric(7,2) NOT NULL DEFAULT 0);
CREATE TABLE follow_up (follow_up_id int PRIMARY KEY, callout_id int NOT NULL REFERENCES callout, wanted_on date NOT NULL, done_on date, note text);
COMMENT ON COLUMN household.cover_plan IS 'gold, silver; null: none';
COMMENT ON COLUMN plumber.mate_of IS 'the plumber this one works under';
