CREATE TABLE languages (
  id smallint PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE teachers (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  employed boolean NOT NULL,
  rate_per_lesson numeric(6,2) NOT NULL
);
CREATE TABLE courses (
  id int PRIMARY KEY,
  language_id smallint NOT NULL REFERENCES languages(id),
  level text NOT NULL,
  teacher_id int REFERENCES teachers(id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  weekday text NOT NULL,
  fee numeric(7,2) NOT NULL,
  max_students int NOT NULL,
  online boolean NOT NULL
);
CREATE TABLE students (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text,
  birth_date date,
  joined_on date NOT NULL,
  source text
);
CREATE TABLE enrolments (
  id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES students(id),
  course_id int NOT NULL REFERENCES courses(id),
  enrolled_on date NOT NULL,
  discount_percent int NOT NULL DEFAULT 0,
  dropped_on date,
  final_mark numeric(3,1)
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  enrolment_id int NOT NULL REFERENCES enrolments(id),
  paid_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  method text NOT NULL
);
COMMENT ON COLUMN students.source IS 'how the student found us: website, friend, flyer, employer';
