CREATE TABLE pools (
  id int PRIMARY KEY,
  name text NOT NULL,
  lanes int NOT NULL
);
CREATE TABLE teachers (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE pupils (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  surname text NOT NULL,
  gender text NOT NULL,
  born_on date NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE courses (
  id int PRIMARY KEY,
  title text NOT NULL,
  level text NOT NULL,
  pool_id int NOT NULL REFERENCES pools(id),
  teacher_id int NOT NULL REFERENCES teachers(id),
  starts_on date NOT NULL,
  places int NOT NULL,
  fee numeric(6,2) NOT NULL
);
CREATE TABLE enrolments (
  id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses(id),
  pupil_id int NOT NULL REFERENCES pupils(id),
  enrolled_on date NOT NULL,
  cancelled_on date,
  fee_paid numeric(6,2) NOT NULL,
  badge_earned boolean
);
CREATE TABLE lessons (
  id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses(id),
  starts_at timestamp NOT NULL,
  hours numeric(4,2) NOT NULL,
  attended int
);
COMMENT ON COLUMN pupils.gender IS 'girl or boy';
COMMENT ON COLUMN enrolments.fee_paid IS 'what has been paid so far towards the course fee';
COMMENT ON COLUMN enrolments.badge_earned IS 'null while the course is running';
COMMENT ON COLUMN lessons.attended IS 'number of pupils in the water; null for lessons still to come';
