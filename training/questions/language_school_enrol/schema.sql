CREATE TABLE languages (code char(2) PRIMARY KEY, name text NOT NULL);
CREATE TABLE teachers (
  teacher_id int PRIMARY KEY,
  teacher_name text NOT NULL,
  native_language char(2) REFERENCES languages,
  rate_per_lesson numeric(6,2) NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE courses (
  course_id int PRIMARY KEY,
  language_code char(2) NOT NULL REFERENCES languages,
  level text NOT NULL,
  format text NOT NULL CHECK (format IN ('group','private','online')),
  teacher_id int REFERENCES teachers,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  seats int NOT NULL,
  fee numeric(7,2) NOT NULL
);
CREATE TABLE students (
  student_id int PRIMARY KEY,
  student_name text NOT NULL,
  birth_year int,
  nationality text NOT NULL,
  heard_from text,
  registered_on date NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses,
  student_id int NOT NULL REFERENCES students,
  enrolled_on date NOT NULL,
  withdrawn_on date,
  fee_agreed numeric(7,2) NOT NULL,
  fee_paid_on date,
  final_mark int
);
CREATE TABLE lessons (
  lesson_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses,
  held_on date NOT NULL,
  taught_by int NOT NULL REFERENCES teachers,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE attendance (
  lesson_id int NOT NULL REFERENCES lessons,
  student_id int NOT NULL REFERENCES students,
  present boolean NOT NULL,
  PRIMARY KEY (lesson_id, student_id)
);
CREATE TABLE trial_lessons (
  trial_id int PRIMARY KEY,
  visitor_name text NOT NULL,
  language_code char(2) NOT NULL REFERENCES languages,
  trial_on date NOT NULL,
  came boolean,
  became_student_id int REFERENCES students
);
