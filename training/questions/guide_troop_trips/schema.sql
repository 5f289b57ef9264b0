CREATE TABLE troop (troop_id int PRIMARY KEY, troop_name text NOT NULL, meets_on int NOT NULL);
CREATE TABLE scout (scout_id int PRIMARY KEY, scout_name text NOT NULL, troop_id int NOT NULL REFERENCES troop, dob date NOT NULL, promised_on date, left_on date, patrol_leader_id int REFERENCES scout);
CREATE TABLE badge (badge_code text PRIMARY KEY, badge_name text NOT NULL, steps int NOT NULL);
CREATE TABLE badge_step (scout_id int NOT NULL REFERENCES scout, badge_code text NOT NULL REFERENCES badge, step_no int NOT NULL, done_on date NOT NULL, PRIMARY KEY (scout_id, badge_code, step_no));
CREATE TABLE trip (trip_id int PRIMARY KEY, troop_id int NOT NULL REFERENCES troop, trip_name text NOT NULL, leaves_on date NOT NULL, returns_on date NOT NULL, fee numeric(6,2) NOT NULL, places int NOT NULL);
CREATE TABLE trip_place (trip_id int NOT NULL REFERENCES trip, scout_id int NOT NULL REFERENCES scout, booked_on date NOT NULL, paid numeric(6,2) NOT NULL, form_signed boolean NOT NULL, went boolean, PRIMARY KEY (trip_id, scout_id));
COMMENT ON COLUMN troop.meets_on IS 'weekday, 1 is Monday';
COMMENT ON COLUMN badge.steps IS 'steps needed for the badge';
COMMENT ON COLUMN trip_place.went IS 'null before the trip';
