CREATE TABLE insurers (
  id int PRIMARY KEY,
  name text NOT NULL,
  labour_rate numeric(6,2) NOT NULL
);
CREATE TABLE owners (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text,
  postcode text NOT NULL
);
CREATE TABLE cars (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(id),
  plate text NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  build_year int NOT NULL,
  colour text
);
CREATE TABLE technicians (
  id int PRIMARY KEY,
  name text NOT NULL,
  skill text NOT NULL
);
CREATE TABLE estimates (
  id int PRIMARY KEY,
  car_id int NOT NULL REFERENCES cars(id),
  insurer_id int REFERENCES insurers(id),
  made_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  approved_on date,
  rejected_on date
);
CREATE TABLE jobs (
  id int PRIMARY KEY,
  estimate_id int NOT NULL REFERENCES estimates(id),
  car_in_on date NOT NULL,
  promised_for date NOT NULL,
  car_out_on date,
  final_amount numeric(9,2),
  excess_paid boolean NOT NULL
);
CREATE TABLE labour (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  technician_id int NOT NULL REFERENCES technicians(id),
  worked_on date NOT NULL,
  operation text NOT NULL,
  hours numeric(4,1) NOT NULL
);
COMMENT ON COLUMN estimates.insurer_id IS 'empty when the owner pays';
