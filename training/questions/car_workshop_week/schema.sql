CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  phone text,
  town text NOT NULL,
  is_company boolean NOT NULL,
  first_visit date
);
CREATE TABLE vehicles (
  vehicle_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  plate text NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  built_year int NOT NULL,
  inspection_due date
);
CREATE TABLE mechanics (
  mechanic_id int PRIMARY KEY,
  name text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  apprentice boolean NOT NULL
);
CREATE TABLE jobs (
  job_no int PRIMARY KEY,
  vehicle_id int NOT NULL REFERENCES vehicles,
  booked_on date NOT NULL,
  dropped_off_at timestamp,
  finished_at timestamp,
  picked_up_at timestamp,
  complaint text,
  mileage int,
  status text NOT NULL
);
COMMENT ON COLUMN jobs.status IS 'booked, in work, waiting for parts, done, cancelled';
CREATE TABLE labour (
  labour_id int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs,
  mechanic_id int NOT NULL REFERENCES mechanics,
  worked_on date NOT NULL,
  hours numeric(4,2) NOT NULL,
  hours_charged numeric(4,2) NOT NULL
);
CREATE TABLE parts (
  part_no text PRIMARY KEY,
  description text NOT NULL,
  purchase_price numeric(8,2) NOT NULL,
  sale_price numeric(8,2) NOT NULL,
  in_stock int NOT NULL
);
CREATE TABLE job_parts (
  job_no int NOT NULL REFERENCES jobs,
  part_no text NOT NULL REFERENCES parts,
  quantity int NOT NULL,
  PRIMARY KEY (job_no, part_no)
);
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  job_no int NOT NULL UNIQUE REFERENCES jobs,
  issued_on date NOT NULL,
  labour_total numeric(9,2) NOT NULL,
  parts_total numeric(9,2) NOT NULL,
  paid_on date,
  paid_by text
);
