CREATE TABLE subjects (subject_id int PRIMARY KEY, subject_name text NOT NULL);
CREATE TABLE tutors (
  tutor_id int PRIMARY KEY,
  tutor_name text NOT NULL,
  hourly_pay numeric(5,2) NOT NULL,
  joined_on date NOT NULL,
  inactive_since date
);
CREATE TABLE families (
  family_id int PRIMARY KEY,
  family_name text NOT NULL,
  district text NOT NULL,
  credit_balance numeric(7,2) NOT NULL
);
CREATE TABLE students (
  student_id int PRIMARY KEY,
  family_id int NOT NULL REFERENCES families,
  first_name text NOT NULL,
  school_year int NOT NULL
);
CREATE TABLE lesson_packages (
  package_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES students,
  subject_id int NOT NULL REFERENCES subjects,
  hours_bought numeric(4,1) NOT NULL,
  price numeric(7,2) NOT NULL,
  bought_on date NOT NULL,
  expires_on date NOT NULL
);
CREATE TABLE lessons (
  lesson_id int PRIMARY KEY,
  package_id int NOT NULL REFERENCES lesson_packages,
  tutor_id int REFERENCES tutors,
  starts_at timestamp NOT NULL,
  hours numeric(3,1) NOT NULL,
  status text NOT NULL,
  online boolean NOT NULL
);
COMMENT ON COLUMN lessons.status IS 'planned, held, cancelled, missed';
CREATE TABLE progress_reports (
  report_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES students,
  subject_id int NOT NULL REFERENCES subjects,
  written_on date NOT NULL,
  grade_before numeric(3,1) NOT NULL,
  grade_now numeric(3,1) NOT NULL
);
COMMENT ON COLUMN progress_reports.grade_now IS 'school grades: 1 is best, 6 worst';
