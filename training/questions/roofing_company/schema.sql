CREATE TABLE foremen (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE workers (
  id int PRIMARY KEY,
  name text NOT NULL,
  foreman_id int REFERENCES foremen(id),
  hourly_cost numeric(10,2) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  phone text,
  email text,
  town text NOT NULL,
  created_on date NOT NULL
);
CREATE TABLE enquiries (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  received_on date NOT NULL,
  channel text NOT NULL,
  inspected_on date,
  lost_reason text
);
CREATE TABLE quotations (
  id int PRIMARY KEY,
  enquiry_id int NOT NULL REFERENCES enquiries(id),
  amount numeric(10,2) NOT NULL,
  roof_area_m2 int NOT NULL,
  sent_on date NOT NULL,
  decided_on date,
  status text NOT NULL
);
CREATE TABLE jobs (
  id int PRIMARY KEY,
  quotation_id int NOT NULL REFERENCES quotations(id),
  foreman_id int REFERENCES foremen(id),
  roof_type text NOT NULL,
  planned_start date NOT NULL,
  started_on date,
  finished_on date
);
CREATE TABLE work_hours (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  worker_id int NOT NULL REFERENCES workers(id),
  worked_on date NOT NULL,
  hours numeric(10,2) NOT NULL
);
CREATE TABLE materials (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  item text NOT NULL,
  quantity numeric(10,2) NOT NULL,
  unit_cost numeric(10,2) NOT NULL,
  bought_on date NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  amount numeric(10,2) NOT NULL,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE callbacks (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  problem text NOT NULL,
  reported_on date NOT NULL,
  fixed_on date
);
COMMENT ON COLUMN customers.kind IS 'private, business, public';
COMMENT ON COLUMN quotations.status IS 'sent, accepted, refused';
