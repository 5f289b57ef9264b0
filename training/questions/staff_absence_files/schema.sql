CREATE TABLE departments (dept_code text PRIMARY KEY, dept_name text NOT NULL, site text NOT NULL, head_id integer);
CREATE TABLE employees (
  emp_id integer PRIMARY KEY,
  badge_no text NOT NULL UNIQUE,
  full_name text NOT NULL,
  dept_code text NOT NULL REFERENCES departments(dept_code),
  reports_to integer REFERENCES employees(emp_id),
  job_title text NOT NULL,
  birth_date date NOT NULL,
  hired_on date NOT NULL,
  probation_ends_on date NOT NULL,
  resigned_on date,
  last_day date,
  contract_hours numeric(4,1) NOT NULL,
  leave_days_per_year integer NOT NULL
);
COMMENT ON COLUMN employees.resigned_on IS 'day on which the letter of resignation came in';
COMMENT ON COLUMN employees.contract_hours IS 'hours a week in the contract; 40 is full time';
ALTER TABLE departments ADD FOREIGN KEY (head_id) REFERENCES employees(emp_id);
CREATE TABLE absence_types (type_code text PRIMARY KEY, meaning text NOT NULL, is_paid boolean NOT NULL, takes_leave boolean NOT NULL);
COMMENT ON COLUMN absence_types.takes_leave IS 'true where the days come off the yearly leave';
CREATE TABLE absences (
  absence_id integer PRIMARY KEY,
  emp_id integer NOT NULL REFERENCES employees(emp_id),
  type_code text NOT NULL REFERENCES absence_types(type_code),
  requested_on date NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  working_days numeric(4,1) NOT NULL,
  approved_by integer REFERENCES employees(emp_id),
  approved_on date,
  refused_on date,
  covered_by integer REFERENCES employees(emp_id)
);
COMMENT ON COLUMN absences.covered_by IS 'colleague who stands in';
CREATE TABLE trainings (training_id integer PRIMARY KEY, title text NOT NULL, valid_months integer, is_mandatory boolean NOT NULL);
CREATE TABLE training_records (
  emp_id integer NOT NULL REFERENCES employees(emp_id),
  training_id integer NOT NULL REFERENCES trainings(training_id),
  booked_on date NOT NULL,
  completed_on date,
  expires_on date,
  score integer,
  PRIMARY KEY (emp_id, training_id, booked_on)
);
