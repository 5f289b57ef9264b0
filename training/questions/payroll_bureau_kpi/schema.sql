CREATE TABLE tbl_company (
  company_id int PRIMARY KEY,
  company_name varchar(80) NOT NULL,
  sector varchar(40) NOT NULL,
  fee_per_payslip numeric(5,2) NOT NULL,
  client_since date NOT NULL
);
CREATE TABLE tbl_department (
  department_id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES tbl_company,
  department_name varchar(60) NOT NULL,
  yearly_budget numeric(10,2)
);
CREATE TABLE tbl_employee (
  employee_id int PRIMARY KEY,
  department_id int NOT NULL REFERENCES tbl_department,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  gender varchar(10),
  job_title varchar(60) NOT NULL,
  contract_type varchar(20) NOT NULL,
  hire_date date NOT NULL,
  termination_date date,
  monthly_salary numeric(8,2) NOT NULL
);
COMMENT ON COLUMN tbl_employee.contract_type IS 'permanent, temporary or intern';
CREATE TABLE tbl_pay_run (
  run_id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES tbl_company,
  pay_month date NOT NULL,
  status varchar(20) NOT NULL,
  approved_at timestamp,
  paid_at timestamp
);
CREATE TABLE tbl_payslip (
  payslip_id int PRIMARY KEY,
  run_id int NOT NULL REFERENCES tbl_pay_run,
  employee_id int NOT NULL REFERENCES tbl_employee,
  gross numeric(8,2) NOT NULL,
  overtime_pay numeric(8,2) NOT NULL,
  bonus numeric(8,2) NOT NULL,
  tax numeric(8,2) NOT NULL,
  social_security numeric(8,2) NOT NULL,
  employer_cost numeric(8,2) NOT NULL
);
COMMENT ON COLUMN tbl_payslip.gross IS 'base pay without overtime and bonus';
CREATE TABLE tbl_absence (
  absence_id int PRIMARY KEY,
  employee_id int NOT NULL REFERENCES tbl_employee,
  kind varchar(20) NOT NULL,
  first_day date NOT NULL,
  last_day date,
  paid boolean NOT NULL
);
CREATE TABLE tbl_salary_change (
  change_id int PRIMARY KEY,
  employee_id int NOT NULL REFERENCES tbl_employee,
  changed_on date NOT NULL,
  old_salary numeric(8,2) NOT NULL,
  new_salary numeric(8,2) NOT NULL
);
CREATE TABLE tbl_correction (
  correction_id int PRIMARY KEY,
  payslip_id int NOT NULL REFERENCES tbl_payslip,
  amount numeric(8,2) NOT NULL,
  cause varchar(40) NOT NULL,
  booked_on date NOT NULL
);
