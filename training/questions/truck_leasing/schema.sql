CREATE TABLE depots (
  id int PRIMARY KEY,
  town text NOT NULL,
  manager_name text NOT NULL,
  parking_spaces int NOT NULL
);
CREATE TABLE trucks (
  plate varchar(10) PRIMARY KEY,
  make text NOT NULL,
  model text NOT NULL,
  body text NOT NULL,
  gross_weight_kg int NOT NULL,
  first_registered date NOT NULL,
  bought_for numeric(10,2) NOT NULL,
  odometer_km int NOT NULL,
  euro_norm smallint NOT NULL,
  depot_id int NOT NULL REFERENCES depots(id),
  sold_on date
);
CREATE TABLE lessees (
  id int PRIMARY KEY,
  company text NOT NULL,
  trade text,
  town text NOT NULL,
  rating char(1),
  since date NOT NULL
);
CREATE TABLE leases (
  id int PRIMARY KEY,
  plate varchar(10) NOT NULL REFERENCES trucks(plate),
  lessee_id int NOT NULL REFERENCES lessees(id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  returned_on date,
  monthly_rent numeric(8,2) NOT NULL,
  km_per_month int,
  excess_km_rate numeric(4,2),
  full_service boolean NOT NULL
);
CREATE TABLE rent_invoices (
  id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases(id),
  period_month date NOT NULL,
  amount numeric(8,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  reminders smallint NOT NULL DEFAULT 0
);
CREATE TABLE workshop_jobs (
  id int PRIMARY KEY,
  plate varchar(10) NOT NULL REFERENCES trucks(plate),
  opened_on date NOT NULL,
  closed_on date,
  job_type text NOT NULL,
  labour_cost numeric(8,2) NOT NULL,
  parts_cost numeric(8,2) NOT NULL,
  garage text NOT NULL
);
CREATE TABLE damage_claims (
  id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases(id),
  happened_on date NOT NULL,
  description text NOT NULL,
  estimate numeric(9,2),
  insurer_paid numeric(9,2),
  decision text NOT NULL
);
