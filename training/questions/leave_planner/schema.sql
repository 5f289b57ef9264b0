CREATE TABLE departments (
  id integer PRIMARY KEY,
  name text NOT NULL,
  floor integer
);
CREATE TABLE employees (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  department_id integer NOT NULL REFERENCES departments(id),
  manager_id integer REFERENCES employees(id),
  job_title text NOT NULL,
  birth_date date,
  hired_on date NOT NULL,
  left_on date,
  monthly_salary numeric(9,2) NOT NULL,
  weekly_hours numeric(4,1) NOT NULL
);
CREATE TABLE leave_types (
  id integer PRIMARY KEY,
  name text NOT NULL,
  paid boolean NOT NULL
);
CREATE TABLE leave_requests (
  id integer PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees(id),
  leave_type_id integer NOT NULL REFERENCES leave_types(id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  working_days numeric(4,1) NOT NULL,
  status text NOT NULL CHECK (status IN ('requested','approved','rejected','withdrawn')),
  requested_on date NOT NULL,
  decided_on date,
  decided_by integer REFERENCES employees(id)
);
CREATE TABLE entitlements (
  employee_id integer NOT NULL REFERENCES employees(id),
  year integer NOT NULL,
  days numeric(4,1) NOT NULL,
  carried_over numeric(4,1) NOT NULL DEFAULT 0,
  PRIMARY KEY (employee_id, year)
);
CREATE TABLE public_holidays (
  holiday_date date PRIMARY KEY,
  name text NOT NULL
);
