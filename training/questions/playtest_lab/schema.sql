CREATE TABLE studios (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, day_rate_eur int NOT NULL);
CREATE TABLE builds (id int PRIMARY KEY, studio_id int NOT NULL REFERENCES studios(id), game text NOT NULL, version text NOT NULL, genre text NOT NULL, delivered_on date NOT NULL);
CREATE TABLE testers (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, age int, plays_hours_weekly int NOT NULL, signed_nda_on date, blacklisted boolean NOT NULL);
CREATE TABLE rooms (id int PRIMARY KEY, label text NOT NULL, seats int NOT NULL, eye_tracking boolean NOT NULL);
CREATE TABLE test_days (id int PRIMARY KEY, build_id int NOT NULL REFERENCES builds(id), room_id int NOT NULL REFERENCES rooms(id), held_on date NOT NULL, moderator text NOT NULL, invoiced_eur int, paid_on date);
CREATE TABLE seats_taken (id int PRIMARY KEY, test_day_id int NOT NULL REFERENCES test_days(id), tester_id int NOT NULL REFERENCES testers(id), showed_up boolean NOT NULL, reward_eur int NOT NULL, fun_score int, minutes_played int);
CREATE TABLE findings (id int PRIMARY KEY, test_day_id int NOT NULL REFERENCES test_days(id), kind text NOT NULL, severity int NOT NULL, note text NOT NULL, fixed_in_version text);
