CREATE TABLE people (id int PRIMARY KEY, nickname text NOT NULL, age_band text, installed_on date NOT NULL, source text NOT NULL, timezone text NOT NULL);
CREATE TABLE premium (id int PRIMARY KEY, person_id int NOT NULL REFERENCES people(id), product text NOT NULL, trial_start date NOT NULL, converted_on date, price_paid numeric(6,2), refunded boolean NOT NULL, expired_on date);
CREATE TABLE habits (id int PRIMARY KEY, person_id int NOT NULL REFERENCES people(id), label text NOT NULL, area text NOT NULL, target_per_week int NOT NULL, created_on date NOT NULL, archived_on date);
CREATE TABLE checkins (habit_id int NOT NULL REFERENCES habits(id), day date NOT NULL, done boolean NOT NULL, mood int, PRIMARY KEY (habit_id, day));
CREATE TABLE coach_messages (id int PRIMARY KEY, person_id int NOT NULL REFERENCES people(id), coach text NOT NULL, sent_at timestamp NOT NULL, read_at timestamp, answered_at timestamp, body text NOT NULL);
COMMENT ON COLUMN checkins.mood IS '1 bad to 5 great; optional';
COMMENT ON COLUMN premium.product IS 'monthly, yearly';
