CREATE TABLE department (
  dept_code text PRIMARY KEY,
  dept_name text NOT NULL,
  site text NOT NULL,
  productive boolean NOT NULL -- false: overhead department
);
CREATE TABLE employee (
  emp_no int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL, -- w woman, m man, d diverse
  dept_code text NOT NULL REFERENCES department,
  boss_no int REFERENCES employee,
  status char(2) NOT NULL, -- AC active, PL parental leave, SI long-term sick, RE retired, QT quit, DI dismissed
  contract_kind char(1) NOT NULL, -- P permanent, T temporary, A apprentice
  weekly_hours numeric(4,1) NOT NULL,
  ft boolean NOT NULL, -- full-time
  union_member char(1) NOT NULL, -- J yes, N no
  marital int NOT NULL, -- 1 single, 2 married, 3 divorced, 4 widowed
  born date NOT NULL,
  joined date NOT NULL,
  probation_end date,
  left_on date,
  monthly_gross numeric(8,2) NOT NULL
);
CREATE TABLE absence_type (
  code text PRIMARY KEY,
  label text NOT NULL,
  paid boolean NOT NULL
);
CREATE TABLE absence (
  absence_id int PRIMARY KEY,
  emp_no int NOT NULL REFERENCES employee,
  code text NOT NULL REFERENCES absence_type,
  first_day date NOT NULL,
  last_day date NOT NULL,
  approved char(1), -- Y, N, null: not decided
  approved_by int REFERENCES employee,
  certificate boolean NOT NULL
);
CREATE TABLE training_course (
  course_id int PRIMARY KEY,
  title text NOT NULL,
  mandatory smallint NOT NULL,
  online smallint NOT NULL
);
CREATE TABLE course_record (
  emp_no int NOT NULL REFERENCES employee,
  course_id int NOT NULL REFERENCES training_course,
  booked_on date NOT NULL,
  finished_on date,
  result char(1), -- P passed, F failed
  PRIMARY KEY (emp_no, course_id)
);
