CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  customer_since date NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  phone text NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  job_title text NOT NULL
);
CREATE TABLE materials (
  material_id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  unit text NOT NULL,
  unit_cost numeric(8,2) NOT NULL,
  in_stock numeric(8,1) NOT NULL,
  minimum_stock numeric(8,1) NOT NULL
);
CREATE TABLE quotes (
  quote_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  staff_id int NOT NULL REFERENCES staff(staff_id),
  sign_type text NOT NULL,
  quoted_on date NOT NULL,
  price numeric(10,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE jobs (
  job_id int PRIMARY KEY,
  quote_id int NOT NULL UNIQUE REFERENCES quotes(quote_id),
  job_number text NOT NULL UNIQUE,
  designer_id int NOT NULL REFERENCES staff(staff_id),
  fitter_id int NOT NULL REFERENCES staff(staff_id),
  ordered_on date NOT NULL,
  due_on date NOT NULL,
  artwork_approved_on date,
  produced_on date,
  fitted_on date,
  needs_permit boolean NOT NULL
);
CREATE TABLE job_materials (
  job_id int NOT NULL REFERENCES jobs(job_id),
  material_id int NOT NULL REFERENCES materials(material_id),
  quantity numeric(8,1) NOT NULL,
  PRIMARY KEY (job_id, material_id)
);
CREATE TABLE time_entries (
  entry_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  staff_id int NOT NULL REFERENCES staff(staff_id),
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
