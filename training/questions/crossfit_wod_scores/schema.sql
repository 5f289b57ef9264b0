CREATE TABLE athletes (athlete_id int PRIMARY KEY, athlete text NOT NULL, division text NOT NULL, bodyweight_kg numeric(4,1), start_date date NOT NULL, paused_until date);
CREATE TABLE workouts (wod_id int PRIMARY KEY, wod_name text NOT NULL, score_type text NOT NULL, time_cap_min int);
CREATE TABLE class_slots (slot_id int PRIMARY KEY, slot_at timestamp NOT NULL, coach text NOT NULL, wod_id int NOT NULL REFERENCES workouts, spots int NOT NULL);
CREATE TABLE scores (slot_id int NOT NULL REFERENCES class_slots, athlete_id int NOT NULL REFERENCES athletes, rx boolean NOT NULL, seconds int, reps int, note text, PRIMARY KEY (slot_id, athlete_id));
CREATE TABLE lifts (lift_id int PRIMARY KEY, athlete_id int NOT NULL REFERENCES athletes, movement text NOT NULL, lifted_on date NOT NULL, kg numeric(5,1) NOT NULL);
COMMENT ON COLUMN workouts.score_type IS 'time or reps';
COMMENT ON COLUMN scores.rx IS 'done as prescribed, not scaled';
