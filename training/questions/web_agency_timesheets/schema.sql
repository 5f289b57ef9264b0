CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  industry text NOT NULL,
  city text NOT NULL,
  client_since date NOT NULL
);
CREATE TABLE employees (
  employee_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  job_title text NOT NULL,
  weekly_hours numeric(4,1) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE projects (
  project_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  title text NOT NULL,
  manager_id int NOT NULL REFERENCES employees(employee_id),
  start_date date NOT NULL,
  deadline date NOT NULL,
  budget_hours numeric(7,1) NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE time_entries (
  time_entry_id int PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employees(employee_id),
  project_id int NOT NULL REFERENCES projects(project_id),
  worked_on date NOT NULL,
  hours numeric(4,2) NOT NULL,
  billable boolean NOT NULL,
  activity text NOT NULL
);
CREATE TABLE absences (
  absence_id int PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employees(employee_id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  kind text NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(project_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
