CREATE TABLE teachers (
  teacher_id int PRIMARY KEY,
  full_name text NOT NULL,
  native_language text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE students (
  student_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_year int NOT NULL,
  town text NOT NULL,
  registered_on date NOT NULL
);
CREATE TABLE courses (
  course_id int PRIMARY KEY,
  language text NOT NULL,
  level text NOT NULL,
  teacher_id int NOT NULL REFERENCES teachers(teacher_id),
  weekday text NOT NULL,
  room text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  fee numeric(7,2) NOT NULL,
  max_students int NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses(course_id),
  student_id int NOT NULL REFERENCES students(student_id),
  enrolled_on date NOT NULL,
  fee_paid_on date,
  UNIQUE (course_id, student_id)
);
CREATE TABLE exams (
  exam_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES students(student_id),
  language text NOT NULL,
  level text NOT NULL,
  taken_on date NOT NULL,
  score int NOT NULL,
  passed boolean NOT NULL
);
