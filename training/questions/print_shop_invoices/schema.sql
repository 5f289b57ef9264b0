CREATE TABLE clients (
  id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  is_active boolean NOT NULL,
  is_key_account boolean NOT NULL
);
CREATE TABLE employees (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  department text NOT NULL,
  employment_type text NOT NULL
);
CREATE TABLE print_jobs (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  handled_by integer NOT NULL REFERENCES employees(id),
  product text NOT NULL,
  stage text NOT NULL,
  colour_mode text NOT NULL,
  is_rush boolean NOT NULL,
  ordered_on date NOT NULL
);
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  job_id integer NOT NULL REFERENCES print_jobs(id),
  status text NOT NULL,
  amount numeric(10,2) NOT NULL,
  created_on date NOT NULL,
  due_on date,
  paid_on date
);
CREATE TABLE reminders (
  id integer PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices(id),
  level text NOT NULL,
  sent_on date NOT NULL
);
