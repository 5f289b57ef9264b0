CREATE TABLE languages (
  code char(2) PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE teachers (
  teacher_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  contract text NOT NULL,
  native_speaker boolean NOT NULL
);
CREATE TABLE courses (
  course_id integer PRIMARY KEY,
  title text NOT NULL,
  lang char(2) NOT NULL REFERENCES languages,
  level text NOT NULL,
  format text NOT NULL,
  teacher_id integer NOT NULL REFERENCES teachers,
  weekday text NOT NULL,
  time_of_day text NOT NULL,
  starts_on date NOT NULL,
  fee numeric(7,2) NOT NULL,
  state text NOT NULL
);
CREATE TABLE students (
  student_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  age_group text NOT NULL,
  payer text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id integer PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  course_id integer NOT NULL REFERENCES courses,
  enrolled_on date NOT NULL,
  discount text NOT NULL,
  status text NOT NULL
);
CREATE TABLE attendance (
  enrolment_id integer NOT NULL REFERENCES enrolments,
  lesson_on date NOT NULL,
  mark text NOT NULL,
  PRIMARY KEY (enrolment_id, lesson_on)
);
CREATE TABLE final_tests (
  test_id integer PRIMARY KEY,
  enrolment_id integer NOT NULL REFERENCES enrolments,
  taken_on date NOT NULL,
  grade text NOT NULL
);
