CREATE TABLE races (race_id int PRIMARY KEY, race_name text NOT NULL, distance_km numeric(4,1) NOT NULL, race_date date NOT NULL, start_town text NOT NULL, entry_fee numeric(5,2) NOT NULL, max_runners int);
CREATE TABLE runners (runner_id int PRIMARY KEY, name text NOT NULL, sex text NOT NULL, date_of_birth date NOT NULL, club text, home_town text NOT NULL);
CREATE TABLE entries (race_id int NOT NULL REFERENCES races, runner_id int NOT NULL REFERENCES runners, bib int NOT NULL, entered_on date NOT NULL, fee_paid boolean NOT NULL, finish_minutes numeric(5,1), dropped_out boolean NOT NULL DEFAULT false, PRIMARY KEY (race_id, runner_id));
CREATE TABLE sponsors (sponsor_id int PRIMARY KEY, sponsor_name text NOT NULL, trade text, contact text);
CREATE TABLE pledges (pledge_id int PRIMARY KEY, sponsor_id int NOT NULL REFERENCES sponsors, runner_id int REFERENCES runners, race_id int NOT NULL REFERENCES races, pledged numeric(8,2) NOT NULL, received numeric(8,2) NOT NULL, pledged_on date NOT NULL);
CREATE TABLE marshals (marshal_id int PRIMARY KEY, name text NOT NULL, mobile text, first_aid boolean NOT NULL);
CREATE TABLE marshal_posts (race_id int NOT NULL REFERENCES races, marshal_id int NOT NULL REFERENCES marshals, post text NOT NULL, PRIMARY KEY (race_id, marshal_id));
