CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  contract_until date
);
CREATE TABLE premises (
  premises_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  label text NOT NULL,
  town text NOT NULL,
  floors int NOT NULL
);
CREATE TABLE extinguishers (
  extinguisher_id int PRIMARY KEY,
  premises_id int NOT NULL REFERENCES premises(premises_id),
  serial_no text NOT NULL,
  agent text NOT NULL,
  size_kg int NOT NULL,
  made_year int NOT NULL,
  next_check date,
  scrapped_on date
);
CREATE TABLE engineers (
  engineer_id int PRIMARY KEY,
  name text NOT NULL,
  base_town text NOT NULL
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  premises_id int NOT NULL REFERENCES premises(premises_id),
  engineer_id int NOT NULL REFERENCES engineers(engineer_id),
  planned_for date NOT NULL,
  visited_on date,
  report_sent_on date
);
CREATE TABLE checks (
  check_id int PRIMARY KEY,
  visit_id int NOT NULL REFERENCES visits(visit_id),
  extinguisher_id int NOT NULL REFERENCES extinguishers(extinguisher_id),
  passed boolean NOT NULL,
  defect text,
  charge numeric(7,2) NOT NULL
);
COMMENT ON COLUMN extinguishers.agent IS 'water, foam, powder, CO2';
