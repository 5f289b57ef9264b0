CREATE TABLE instructor (
  id int PRIMARY KEY,
  name text NOT NULL,
  car text NOT NULL,
  gearbox text NOT NULL,
  hourly_price numeric(5,2) NOT NULL,
  licence_expires date NOT NULL
);
CREATE TABLE learner (
  id int PRIMARY KEY,
  name text NOT NULL,
  mobile text,
  instructor_id int REFERENCES instructor,
  started date NOT NULL,
  theory_passed date,
  gave_up date,
  hours_prepaid numeric(4,1) NOT NULL
);
CREATE TABLE lesson (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learner,
  instructor_id int NOT NULL REFERENCES instructor,
  starts timestamp NOT NULL,
  hours numeric(3,1) NOT NULL,
  pickup text,
  state text NOT NULL, -- planned, done, learner_absent, called_off
  charge numeric(6,2) NOT NULL
);
CREATE TABLE road_test (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learner,
  test_centre text NOT NULL,
  taken_at timestamp NOT NULL,
  passed boolean,
  minors int,
  serious int
);
CREATE TABLE receipt (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learner,
  received_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  how text NOT NULL
);
