CREATE TABLE regions (
  region_id int PRIMARY KEY,
  name text NOT NULL,
  sun_hours int NOT NULL
);
CREATE TABLE homeowners (
  homeowner_id int PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  region_id int NOT NULL REFERENCES regions,
  roof_type text,
  email text
);
CREATE TABLE quotes (
  quote_id int PRIMARY KEY,
  homeowner_id int NOT NULL REFERENCES homeowners,
  quoted_on date NOT NULL,
  kilowatts numeric(5,2) NOT NULL,
  amount numeric(10,2) NOT NULL,
  outcome text CHECK (outcome IN ('won','lost'))
);
CREATE TABLE crews (
  crew_id int PRIMARY KEY,
  crew_name text NOT NULL,
  foreman text NOT NULL,
  region_id int REFERENCES regions
);
CREATE TABLE installations (
  installation_id int PRIMARY KEY,
  quote_id int NOT NULL UNIQUE REFERENCES quotes,
  crew_id int REFERENCES crews,
  planned_start date NOT NULL,
  started_on date,
  finished_on date,
  grid_connected_on date,
  panels int NOT NULL,
  battery_kwh numeric(5,1)
);
CREATE TABLE inverters (
  serial_number text PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations,
  brand text NOT NULL,
  warranty_until date NOT NULL
);
CREATE TABLE meter_readings (
  installation_id int REFERENCES installations,
  month date NOT NULL,
  kwh_produced numeric(8,1) NOT NULL,
  kwh_exported numeric(8,1) NOT NULL,
  PRIMARY KEY (installation_id, month)
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations,
  stage text NOT NULL CHECK (stage IN ('deposit','second','final')),
  amount numeric(10,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE service_calls (
  call_id int PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations,
  called_at timestamptz NOT NULL,
  problem text NOT NULL,
  solved_at timestamptz,
  under_warranty boolean NOT NULL
);
