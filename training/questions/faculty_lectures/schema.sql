CREATE TABLE universities (
  university_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  founded_year integer NOT NULL,
  kind text NOT NULL,
  students integer NOT NULL
);
CREATE TABLE departments (
  department_id integer PRIMARY KEY,
  university_id integer NOT NULL,
  name text NOT NULL,
  yearly_budget numeric(12,2) NOT NULL,
  building text
);
CREATE TABLE professors (
  professor_id integer PRIMARY KEY,
  department_id integer NOT NULL,
  full_name text NOT NULL,
  rank text NOT NULL,
  salary numeric(9,2) NOT NULL,
  hired_on date NOT NULL,
  retired_on date
);
CREATE TABLE courses (
  course_id integer PRIMARY KEY,
  department_id integer NOT NULL,
  professor_id integer,
  title text NOT NULL,
  credits integer NOT NULL,
  term text NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id integer PRIMARY KEY,
  course_id integer NOT NULL,
  student_name text NOT NULL,
  enrolled_on date NOT NULL,
  grade numeric(2,1),
  fee_paid numeric(8,2)
);
