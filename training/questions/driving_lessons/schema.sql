CREATE TABLE instructors (
  id int PRIMARY KEY,
  name text NOT NULL,
  gender char(1),
  teaches_manual boolean NOT NULL,
  teaches_automatic boolean NOT NULL,
  joined date NOT NULL,
  left_school date
);
CREATE TABLE cars (
  id int PRIMARY KEY,
  plate text NOT NULL,
  model text NOT NULL,
  gearbox text NOT NULL,
  instructor_id int REFERENCES instructors(id),
  mileage int NOT NULL,
  next_service_due date
);
CREATE TABLE learners (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born date NOT NULL,
  phone text,
  enrolled date NOT NULL,
  theory_passed_on date,
  instructor_id int REFERENCES instructors(id),
  gave_up_on date
);
CREATE TABLE packages (
  id int PRIMARY KEY,
  title text NOT NULL,
  hours int NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE purchases (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(id),
  package_id int NOT NULL REFERENCES packages(id),
  bought_on date NOT NULL,
  paid numeric(7,2) NOT NULL,
  discount_code text
);
CREATE TABLE lessons (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(id),
  instructor_id int NOT NULL REFERENCES instructors(id),
  car_id int REFERENCES cars(id),
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL,
  kind text NOT NULL,
  status text NOT NULL
);
CREATE TABLE driving_tests (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(id),
  test_centre text NOT NULL,
  taken_at date NOT NULL,
  passed boolean,
  minor_faults int,
  serious_faults int
);
