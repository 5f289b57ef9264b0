CREATE TABLE owners (
  owner_id serial PRIMARY KEY,
  title text,
  surname text NOT NULL,
  forename text,
  telephone text,
  postcode text,
  is_trade boolean NOT NULL DEFAULT false
);
CREATE TABLE cars (
  plate text PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(owner_id),
  make text NOT NULL,
  model text NOT NULL,
  fuel text NOT NULL,
  first_registered date,
  mot_due date
);
CREATE TABLE mechanics (
  mechanic_id serial PRIMARY KEY,
  nickname text NOT NULL,
  full_name text NOT NULL,
  grade text NOT NULL,
  day_off text
);
CREATE TABLE jobs (
  job_no int PRIMARY KEY,
  plate text NOT NULL REFERENCES cars(plate),
  opened date NOT NULL,
  promised date,
  finished date,
  collected date,
  mileage int,
  lead_mechanic int REFERENCES mechanics(mechanic_id),
  description text NOT NULL,
  labour_hours numeric(5,2) NOT NULL DEFAULT 0,
  labour_rate numeric(6,2) NOT NULL
);
CREATE TABLE parts (
  part_code text PRIMARY KEY,
  description text NOT NULL,
  supplier text,
  cost numeric(8,2) NOT NULL,
  retail numeric(8,2) NOT NULL,
  in_stock int NOT NULL,
  reorder_level int NOT NULL
);
CREATE TABLE job_parts (
  job_no int NOT NULL REFERENCES jobs(job_no),
  part_code text NOT NULL REFERENCES parts(part_code),
  qty int NOT NULL,
  charged numeric(8,2) NOT NULL,
  PRIMARY KEY (job_no, part_code)
);
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  job_no int NOT NULL UNIQUE REFERENCES jobs(job_no),
  invoice_date date NOT NULL,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  paid boolean NOT NULL,
  method text
);
CREATE TABLE courtesy_loans (
  id serial PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs(job_no),
  courtesy_plate text NOT NULL,
  lent_on date NOT NULL,
  returned_on date
);
