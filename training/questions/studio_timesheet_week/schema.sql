CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  account_manager text NOT NULL
);
CREATE TABLE projects (
  project_id int PRIMARY KEY,
  client_id int REFERENCES clients,
  title text NOT NULL,
  billing text NOT NULL,
  budget_hours numeric(7,1),
  fixed_price numeric(10,2),
  started_on date NOT NULL,
  deadline date,
  closed_on date
);
COMMENT ON COLUMN projects.billing IS 'hourly, fixed or internal';
CREATE TABLE people (
  person_id int PRIMARY KEY,
  full_name text NOT NULL,
  discipline text NOT NULL,
  weekly_hours numeric(4,1) NOT NULL,
  cost_rate numeric(6,2) NOT NULL,
  bill_rate numeric(6,2) NOT NULL,
  left_on date
);
CREATE TABLE tasks (
  task_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  title text NOT NULL,
  assignee_id int REFERENCES people,
  estimate_hours numeric(5,1),
  due_on date,
  done_on date
);
CREATE TABLE time_entries (
  entry_id int PRIMARY KEY,
  task_id int NOT NULL REFERENCES tasks,
  person_id int NOT NULL REFERENCES people,
  work_date date NOT NULL,
  hours numeric(4,2) NOT NULL,
  billable boolean NOT NULL,
  approved_on date,
  invoice_id int
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
ALTER TABLE time_entries ADD FOREIGN KEY (invoice_id) REFERENCES invoices;
CREATE TABLE absences (
  absence_id int PRIMARY KEY,
  person_id int NOT NULL REFERENCES people,
  kind text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL
);
