CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  client_type text NOT NULL,
  postcode text NOT NULL
);
CREATE TABLE electricians (
  electrician_id int PRIMARY KEY,
  electrician_name text NOT NULL,
  apprentice boolean NOT NULL,
  hourly_cost numeric(6,2) NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE projects (
  project_id int PRIMARY KEY,
  title text NOT NULL,
  client_id int NOT NULL REFERENCES clients,
  lead_id int REFERENCES electricians(electrician_id),
  agreed_price numeric(10,2) NOT NULL,
  start_date date NOT NULL,
  target_date date NOT NULL,
  finished_date date,
  status text NOT NULL
);
CREATE TABLE timesheets (
  timesheet_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  electrician_id int NOT NULL REFERENCES electricians,
  work_day date NOT NULL,
  hours numeric(4,1) NOT NULL,
  approved boolean NOT NULL
);
CREATE TABLE materials (
  material_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  item text NOT NULL,
  wholesaler text NOT NULL,
  bought_on date NOT NULL,
  cost numeric(9,2) NOT NULL
);
CREATE TABLE certificates (
  certificate_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  kind text NOT NULL,
  issued_on date NOT NULL,
  valid_until date
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  invoice_date date NOT NULL,
  amount numeric(10,2) NOT NULL,
  retention numeric(9,2) NOT NULL,
  paid_date date
);
COMMENT ON COLUMN projects.status IS 'planned, running, finished, on hold';
