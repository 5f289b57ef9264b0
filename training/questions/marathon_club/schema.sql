CREATE TABLE runners (id serial PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, gender char(1), born_on date NOT NULL, joined_on date NOT NULL, fee_paid_until date, coach_id int, left_on date);
CREATE TABLE coaches (id serial PRIMARY KEY, name text NOT NULL, licence text, since date);
ALTER TABLE runners ADD FOREIGN KEY (coach_id) REFERENCES coaches;
CREATE TABLE races (id serial PRIMARY KEY, name text NOT NULL, city text NOT NULL, country text NOT NULL, raced_on date NOT NULL, distance_km numeric(6,3) NOT NULL, entry_fee numeric(6,2));
CREATE TABLE entries (runner_id int REFERENCES runners, race_id int REFERENCES races, bib int, entered_on date NOT NULL, finish_time interval, place int, outcome text NOT NULL, PRIMARY KEY (runner_id, race_id));
CREATE TABLE training_groups (id serial PRIMARY KEY, name text NOT NULL, weekday text NOT NULL, pace_min_per_km numeric(4,2), coach_id int REFERENCES coaches);
CREATE TABLE attendances (group_id int REFERENCES training_groups, runner_id int REFERENCES runners, on_day date, km numeric(5,1), PRIMARY KEY (group_id, runner_id, on_day));
CREATE TABLE shoes (id serial PRIMARY KEY, runner_id int NOT NULL REFERENCES runners, brand text NOT NULL, bought_on date, km_run int NOT NULL, worn_out boolean NOT NULL DEFAULT false);
CREATE TABLE injuries (id serial PRIMARY KEY, runner_id int NOT NULL REFERENCES runners, body_part text NOT NULL, began_on date NOT NULL, healed_on date);
