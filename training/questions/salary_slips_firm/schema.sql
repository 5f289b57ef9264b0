CREATE TABLE departments (
  dept_id integer PRIMARY KEY,
  dept_name text NOT NULL,
  cost_centre text NOT NULL,
  head_id integer,
  yearly_budget numeric(12,2) NOT NULL
);
CREATE TABLE employees (
  emp_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  dept_id integer NOT NULL REFERENCES departments,
  manager_id integer REFERENCES employees(emp_id),
  job_title text NOT NULL,
  contract text NOT NULL CHECK (contract IN ('permanent','fixed-term','intern')),
  birth_date date NOT NULL,
  hired_on date NOT NULL,
  contract_until date,
  left_on date,
  weekly_hours numeric(4,1) NOT NULL,
  monthly_salary numeric(9,2) NOT NULL
);
COMMENT ON COLUMN employees.monthly_salary IS 'agreed gross salary per month today';
COMMENT ON COLUMN employees.contract_until IS 'only for fixed-term contracts and interns';
ALTER TABLE departments ADD FOREIGN KEY (head_id) REFERENCES employees(emp_id);
CREATE TABLE payslips (
  emp_id integer NOT NULL REFERENCES employees,
  pay_month date NOT NULL,
  base_pay numeric(9,2) NOT NULL,
  overtime_hours numeric(5,1) NOT NULL,
  overtime_pay numeric(9,2) NOT NULL,
  bonus numeric(9,2) NOT NULL,
  gross numeric(9,2) NOT NULL,
  income_tax numeric(9,2) NOT NULL,
  social numeric(9,2) NOT NULL,
  net numeric(9,2) NOT NULL,
  paid_on date,
  PRIMARY KEY (emp_id, pay_month)
);
COMMENT ON COLUMN payslips.pay_month IS 'first day of the month the slip is for';
COMMENT ON COLUMN payslips.social IS 'employee''s social security contribution';
CREATE TABLE absences (
  absence_id integer PRIMARY KEY,
  emp_id integer NOT NULL REFERENCES employees,
  kind text NOT NULL CHECK (kind IN ('holiday','sick','parental','training')),
  requested_on date NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  working_days numeric(4,1) NOT NULL,
  approved_by integer REFERENCES employees(emp_id)
);
CREATE TABLE raises (
  raise_id integer PRIMARY KEY,
  emp_id integer NOT NULL REFERENCES employees,
  valid_from date NOT NULL,
  old_salary numeric(9,2) NOT NULL,
  new_salary numeric(9,2) NOT NULL,
  reason text NOT NULL
);
