CREATE TABLE location (
  location_id integer PRIMARY KEY,
  city text NOT NULL,
  country text NOT NULL,
  street_address text
);
CREATE TABLE job (
  job_id text PRIMARY KEY,
  job_title text NOT NULL,
  min_salary numeric(9,2) NOT NULL,
  max_salary numeric(9,2) NOT NULL
);
CREATE TABLE department (
  department_id integer PRIMARY KEY,
  department_name text NOT NULL,
  location_id integer NOT NULL REFERENCES location(location_id),
  head_id integer,
  yearly_budget numeric(12,2)
);
CREATE TABLE employee (
  employee_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  hire_date date NOT NULL,
  leave_date date,
  job_id text NOT NULL REFERENCES job(job_id),
  department_id integer REFERENCES department(department_id),
  manager_id integer REFERENCES employee(employee_id),
  salary numeric(9,2) NOT NULL,
  bonus_rate numeric(4,2)
);
ALTER TABLE department ADD FOREIGN KEY (head_id) REFERENCES employee(employee_id);
CREATE TABLE job_history (
  employee_id integer NOT NULL REFERENCES employee(employee_id),
  start_date date NOT NULL,
  end_date date NOT NULL,
  job_id text NOT NULL REFERENCES job(job_id),
  department_id integer REFERENCES department(department_id),
  PRIMARY KEY (employee_id, start_date)
);
