CREATE TABLE horses (
  horse_id int PRIMARY KEY,
  horse_name text NOT NULL,
  sex text NOT NULL, -- mare, gelding, stallion
  hands numeric(3,1) NOT NULL,
  born_year int,
  max_rider_kg int NOT NULL,
  owner text, -- empty: ours
  lame_since date,
  last_shod date,
  last_wormed date
);
CREATE TABLE riders (
  rider_id int PRIMARY KEY,
  rider_name text NOT NULL,
  dob date,
  level text NOT NULL,
  weight_kg int,
  hat_checked_on date,
  lessons_left int NOT NULL
);
CREATE TABLE instructors (
  instructor_id int PRIMARY KEY,
  instructor_name text NOT NULL
);
CREATE TABLE ride (
  ride_id int PRIMARY KEY,
  rider_id int NOT NULL REFERENCES riders,
  horse_id int REFERENCES horses,
  instructor_id int NOT NULL REFERENCES instructors,
  starts_at timestamp NOT NULL,
  kind text NOT NULL, -- group, private, hack
  status text NOT NULL, -- booked, ridden, no show, rained off
  price numeric(5,2) NOT NULL
);
CREATE TABLE falls (
  fall_id int PRIMARY KEY,
  ride_id int NOT NULL REFERENCES ride,
  hurt boolean NOT NULL,
  report_filed_on date
);
CREATE TABLE yard_jobs (
  job_id int PRIMARY KEY,
  what text NOT NULL,
  who text,
  due_on date NOT NULL,
  done_on date
);
