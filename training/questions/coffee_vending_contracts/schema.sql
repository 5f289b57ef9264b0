CREATE TABLE companies (
  company_id int PRIMARY KEY,
  company_name text NOT NULL,
  industry text NOT NULL,
  employees int,
  contact_email text
);
CREATE TABLE locations (
  location_id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES companies,
  location_name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE machines (
  machine_id int PRIMARY KEY,
  serial_number text NOT NULL,
  model text NOT NULL,
  location_id int REFERENCES locations,
  installed_on date,
  last_service_on date
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES companies,
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  monthly_rent numeric(8,2) NOT NULL,
  terminated_on date
);
CREATE TABLE cup_counts (
  count_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines,
  counted_on date NOT NULL,
  cups int NOT NULL
);
CREATE TABLE faults (
  fault_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines,
  reported_at timestamp NOT NULL,
  fault_type text NOT NULL,
  fixed_at timestamp,
  technician text
);
COMMENT ON COLUMN machines.location_id IS 'empty when the machine is in our store';
COMMENT ON COLUMN cup_counts.cups IS 'cups since the count before';
