CREATE TABLE departments (dept_code text PRIMARY KEY, dept_name text NOT NULL, head_id integer);
CREATE TABLE lecturers (id integer PRIMARY KEY, name text NOT NULL, rank text NOT NULL, dept_code text NOT NULL REFERENCES departments(dept_code), yearly_salary numeric(9,2) NOT NULL, hired_on date NOT NULL);
ALTER TABLE departments ADD FOREIGN KEY (head_id) REFERENCES lecturers(id);
CREATE TABLE students (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  dept_code text NOT NULL REFERENCES departments(dept_code),
  entry_year integer NOT NULL,
  adviser_id integer REFERENCES lecturers(id),
  scholarship boolean NOT NULL,
  graduated_on date,
  dropped_out_on date
);
CREATE TABLE courses (code text PRIMARY KEY, title text NOT NULL, dept_code text NOT NULL REFERENCES departments(dept_code), credits integer NOT NULL);
CREATE TABLE prerequisites (course_code text NOT NULL REFERENCES courses(code), needs_code text NOT NULL REFERENCES courses(code), PRIMARY KEY (course_code, needs_code));
CREATE TABLE sections (id integer PRIMARY KEY, course_code text NOT NULL REFERENCES courses(code), term text NOT NULL, lecturer_id integer REFERENCES lecturers(id), room text, capacity integer NOT NULL);
COMMENT ON COLUMN sections.term IS 'for example 2025-autumn or 2026-spring';
CREATE TABLE enrolments (section_id integer NOT NULL REFERENCES sections(id), student_id integer NOT NULL REFERENCES students(id), enrolled_on date NOT NULL, withdrawn boolean NOT NULL, grade numeric(3,1), PRIMARY KEY (section_id, student_id));
COMMENT ON COLUMN enrolments.grade IS '1.0 is best, 5.0 means failed, empty while not graded';
CREATE TABLE tuition_bills (id integer PRIMARY KEY, student_id integer NOT NULL REFERENCES students(id), term text NOT NULL, amount numeric(8,2) NOT NULL, due_on date NOT NULL, paid_on date);
