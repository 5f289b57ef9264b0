CREATE TABLE faculties (
  id int PRIMARY KEY,
  name text NOT NULL,
  dean text
);
CREATE TABLE professors (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  faculty_id int NOT NULL REFERENCES faculties(id),
  rank text NOT NULL,
  appointed_on date NOT NULL,
  retired_on date
);
CREATE TABLE programmes (
  id int PRIMARY KEY,
  title text NOT NULL,
  degree text NOT NULL,
  faculty_id int NOT NULL REFERENCES faculties(id),
  credits_required int NOT NULL,
  tuition_per_year numeric(9,2) NOT NULL
);
CREATE TABLE students (
  id int PRIMARY KEY,
  matric_no text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date,
  home_country text NOT NULL,
  programme_id int NOT NULL REFERENCES programmes(id),
  enrolled_on date NOT NULL,
  graduated_on date,
  withdrawn_on date,
  advisor_id int REFERENCES professors(id)
);
CREATE TABLE courses (
  id int PRIMARY KEY,
  code text NOT NULL,
  title text NOT NULL,
  faculty_id int NOT NULL REFERENCES faculties(id),
  credits int NOT NULL,
  level text NOT NULL
);
CREATE TABLE prerequisites (
  course_id int NOT NULL REFERENCES courses(id),
  required_course_id int NOT NULL REFERENCES courses(id),
  PRIMARY KEY (course_id, required_course_id)
);
CREATE TABLE course_offerings (
  id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses(id),
  term text NOT NULL,
  starts_on date NOT NULL,
  professor_id int REFERENCES professors(id),
  room text,
  capacity int NOT NULL
);
CREATE TABLE registrations (
  student_id int NOT NULL REFERENCES students(id),
  offering_id int NOT NULL REFERENCES course_offerings(id),
  registered_on date NOT NULL,
  dropped_on date,
  grade numeric(3,1),
  PRIMARY KEY (student_id, offering_id)
);
CREATE TABLE tuition_payments (
  id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES students(id),
  academic_year text NOT NULL,
  amount_due numeric(9,2) NOT NULL,
  amount_paid numeric(9,2) NOT NULL,
  due_on date NOT NULL
);
