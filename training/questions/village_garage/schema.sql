CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  village text NOT NULL,
  phone text
);
CREATE TABLE vehicles (
  vehicle_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  registration text NOT NULL UNIQUE,
  make text NOT NULL,
  model text NOT NULL,
  model_year int NOT NULL,
  fuel text NOT NULL,
  inspection_due date NOT NULL
);
CREATE TABLE mechanics (
  mechanic_id int PRIMARY KEY,
  name text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  employed_since date NOT NULL
);
CREATE TABLE jobs (
  job_id int PRIMARY KEY,
  vehicle_id int NOT NULL REFERENCES vehicles(vehicle_id),
  mechanic_id int REFERENCES mechanics(mechanic_id),
  description text NOT NULL,
  received_on date NOT NULL,
  finished_on date,
  labour_hours numeric(5,1) NOT NULL,
  status text NOT NULL
);
CREATE TABLE parts (
  part_id int PRIMARY KEY,
  name text NOT NULL,
  supplier text NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  in_stock int NOT NULL,
  minimum_stock int NOT NULL
);
CREATE TABLE job_parts (
  job_part_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  part_id int NOT NULL REFERENCES parts(part_id),
  quantity int NOT NULL
);
CREATE TABLE invoices (
  invoice_number int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  invoiced_on date NOT NULL,
  total numeric(8,2) NOT NULL,
  paid_on date
);
