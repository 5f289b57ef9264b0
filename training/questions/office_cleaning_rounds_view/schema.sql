CREATE TABLE sites (
  site_id int PRIMARY KEY,
  site_name text NOT NULL,
  customer text NOT NULL,
  district text NOT NULL,
  floor_sqm int NOT NULL,
  key_no text
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites,
  monthly_price numeric(8,2) NOT NULL,
  visits_per_week int NOT NULL,
  from_date date NOT NULL,
  to_date date,
  terminated_by text
);
COMMENT ON COLUMN contracts.terminated_by IS 'customer or us; empty while running';
CREATE TABLE cleaners (
  cleaner_id int PRIMARY KEY,
  cleaner_name text NOT NULL,
  wage numeric(5,2) NOT NULL,
  has_car boolean NOT NULL,
  employed_since date NOT NULL,
  employed_until date
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites,
  cleaner_id int REFERENCES cleaners,
  visit_date date NOT NULL,
  planned_minutes int NOT NULL,
  actual_minutes int,
  state text NOT NULL
);
COMMENT ON COLUMN visits.state IS 'planned, done, missed';
CREATE TABLE inspections (
  inspection_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites,
  inspector text NOT NULL,
  inspected_on date NOT NULL,
  score int NOT NULL
);
COMMENT ON COLUMN inspections.score IS '0 to 100';
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites,
  received_on date NOT NULL,
  about text NOT NULL,
  resolved_on date,
  credit numeric(7,2)
);
CREATE TABLE supplies_used (
  site_id int NOT NULL REFERENCES sites,
  used_month date NOT NULL,
  product text NOT NULL,
  units int NOT NULL,
  unit_cost numeric(6,2) NOT NULL,
  PRIMARY KEY (site_id, used_month, product)
);
