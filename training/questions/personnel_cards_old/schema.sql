CREATE TABLE tbl_department (
  dept_id int PRIMARY KEY,
  dept_name varchar(60) NOT NULL,
  town varchar(40) NOT NULL,
  yearly_budget numeric(12,2) NOT NULL
);
CREATE TABLE tbl_job (
  job_id int PRIMARY KEY,
  job_title varchar(60) NOT NULL,
  pay_grade int NOT NULL,
  min_salary numeric(10,2) NOT NULL,
  max_salary numeric(10,2) NOT NULL
);
CREATE TABLE tbl_employee (
  emp_id int PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  birth_date date NOT NULL,
  hire_date date NOT NULL,
  left_date date,
  left_reason varchar(20),
  dept_id int NOT NULL REFERENCES tbl_department(dept_id),
  job_id int NOT NULL REFERENCES tbl_job(job_id),
  boss_emp_id int REFERENCES tbl_employee(emp_id),
  contract_type varchar(20) NOT NULL,
  weekly_hours numeric(4,1) NOT NULL,
  annual_salary numeric(10,2) NOT NULL,
  mobile_phone varchar(20)
);
CREATE TABLE tbl_salary_change (
  change_id int PRIMARY KEY,
  emp_id int NOT NULL REFERENCES tbl_employee(emp_id),
  changed_on date NOT NULL,
  old_salary numeric(10,2) NOT NULL,
  new_salary numeric(10,2) NOT NULL,
  change_reason varchar(30) NOT NULL
);
CREATE TABLE tbl_absence (
  absence_id int PRIMARY KEY,
  emp_id int NOT NULL REFERENCES tbl_employee(emp_id),
  absence_type varchar(20) NOT NULL,
  first_day date NOT NULL,
  last_day date,
  working_days int,
  requested_on date,
  approved boolean
);
CREATE TABLE tbl_course (
  course_id int PRIMARY KEY,
  course_name varchar(80) NOT NULL,
  provider varchar(60) NOT NULL,
  cost_per_person numeric(8,2) NOT NULL,
  mandatory boolean NOT NULL
);
CREATE TABLE tbl_course_booking (
  booking_id int PRIMARY KEY,
  emp_id int NOT NULL REFERENCES tbl_employee(emp_id),
  course_id int NOT NULL REFERENCES tbl_course(course_id),
  course_date date NOT NULL,
  passed boolean
);
CREATE TABLE tbl_appraisal (
  appraisal_id int PRIMARY KEY,
  emp_id int NOT NULL REFERENCES tbl_employee(emp_id),
  reviewer_emp_id int NOT NULL REFERENCES tbl_employee(emp_id),
  appraisal_date date NOT NULL,
  score int NOT NULL
);
COMMENT ON COLUMN tbl_employee.contract_type IS 'permanent, temporary, apprentice';
COMMENT ON COLUMN tbl_employee.left_reason IS 'resigned, dismissed, redundancy, retired, contract end; empty while employed';
COMMENT ON COLUMN tbl_absence.absence_type IS 'holiday, sick, parental, unpaid';
COMMENT ON COLUMN tbl_absence.approved IS 'empty = not decided';
COMMENT ON COLUMN tbl_course_booking.passed IS 'empty = not taken yet or no result';
