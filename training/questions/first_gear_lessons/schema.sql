CREATE TABLE vehicles (
  plate text PRIMARY KEY,
  model text NOT NULL,
  gearbox text NOT NULL,
  fuel text NOT NULL,
  dual_controls boolean NOT NULL,
  sold_on date
);
CREATE TABLE teachers (
  teacher_id serial PRIMARY KEY,
  name text NOT NULL,
  gender text NOT NULL,
  employment text NOT NULL,
  speaks text NOT NULL,
  teaches_motorbike boolean NOT NULL
);
CREATE TABLE learners (
  learner_id serial PRIMARY KEY,
  name text NOT NULL,
  born date NOT NULL,
  wants text NOT NULL,
  signed_up date NOT NULL,
  theory_passed_on date,
  licence_on date,
  gave_up_on date,
  found_us_via text
);
CREATE TABLE lessons (
  lesson_id serial PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(learner_id),
  teacher_id int NOT NULL REFERENCES teachers(teacher_id),
  plate text NOT NULL REFERENCES vehicles(plate),
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL,
  topic text NOT NULL,
  level text NOT NULL,
  attendance text NOT NULL,
  charge numeric(6,2) NOT NULL
);
CREATE TABLE exams (
  exam_id serial PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(learner_id),
  teacher_id int NOT NULL REFERENCES teachers(teacher_id),
  held_on date NOT NULL,
  part text NOT NULL,
  attempt int NOT NULL,
  passed boolean,
  faults_minor int,
  faults_serious int
);
CREATE TABLE payments (
  payment_id serial PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(learner_id),
  paid_on date NOT NULL,
  method text NOT NULL,
  amount numeric(7,2) NOT NULL
);
