CREATE TABLE customers (
  customer_id serial PRIMARY KEY,
  customer_name text NOT NULL,
  street text,
  town text NOT NULL,
  landlord boolean NOT NULL DEFAULT false
);
CREATE TABLE electricians (
  electrician_id serial PRIMARY KEY,
  name text NOT NULL,
  grade text NOT NULL,
  day_cost numeric(7,2) NOT NULL
);
CREATE TABLE estimates (
  estimate_no int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  work text NOT NULL,
  sent_on date NOT NULL,
  total numeric(9,2) NOT NULL,
  result text
);
COMMENT ON COLUMN estimates.result IS 'won, lost; empty while open';
CREATE TABLE jobs (
  job_no int PRIMARY KEY,
  estimate_no int REFERENCES estimates,
  customer_id int NOT NULL REFERENCES customers,
  work text NOT NULL,
  emergency boolean NOT NULL,
  called_on date NOT NULL,
  scheduled_on date,
  completed_on date,
  price numeric(9,2)
);
CREATE TABLE job_days (
  job_no int NOT NULL REFERENCES jobs,
  electrician_id int NOT NULL REFERENCES electricians,
  work_day date NOT NULL,
  hours numeric(4,1) NOT NULL,
  PRIMARY KEY (job_no, electrician_id, work_day)
);
CREATE TABLE materials (
  material_id int PRIMARY KEY,
  description text NOT NULL,
  buy_price numeric(7,2) NOT NULL,
  van_stock int NOT NULL
);
CREATE TABLE job_materials (
  job_no int NOT NULL REFERENCES jobs,
  material_id int NOT NULL REFERENCES materials,
  qty int NOT NULL,
  PRIMARY KEY (job_no, material_id)
);
CREATE TABLE certificates (
  certificate_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs,
  issued_on date NOT NULL,
  retest_due date NOT NULL
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs,
  billed_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
