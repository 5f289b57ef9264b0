CREATE TABLE tutor (
  tutor_id int PRIMARY KEY,
  name text NOT NULL,
  instrument text NOT NULL,
  rate_half_hour numeric(5,2) NOT NULL
);
CREATE TABLE student (
  student_id int PRIMARY KEY,
  name text NOT NULL,
  born date,
  school text,
  guardian text,
  guardian_email text,
  quit_on date
);
CREATE TABLE course (
  course_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student,
  tutor_id int NOT NULL REFERENCES tutor,
  weekday text NOT NULL,
  from_day date NOT NULL,
  until_day date
);
CREATE TABLE lesson (
  lesson_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES course,
  given_on date NOT NULL,
  minutes int NOT NULL,
  attended text NOT NULL, -- yes, absent_told, absent_not_told, tutor_ill
  practised_enough boolean
);
CREATE TABLE grade_exam (
  exam_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student,
  instrument text NOT NULL,
  grade int NOT NULL,
  sat_on date NOT NULL,
  mark int, -- out of 150, 100 to pass
  fee numeric(6,2) NOT NULL
);
CREATE TABLE instrument_hire (
  hire_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student,
  what text NOT NULL,
  hired_on date NOT NULL,
  given_back_on date,
  per_month numeric(5,2) NOT NULL
);
CREATE TABLE term_bill (
  bill_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student,
  term text NOT NULL,
  amount numeric(7,2) NOT NULL,
  due date NOT NULL,
  paid date
);
