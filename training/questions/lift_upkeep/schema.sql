CREATE TABLE building (
  building_id int PRIMARY KEY,
  address text NOT NULL,
  city text NOT NULL,
  use_type text NOT NULL,          -- office, residential, hospital, mall, station
  owner_name text NOT NULL
);
CREATE TABLE lift (
  lift_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES building,
  tag text NOT NULL UNIQUE,
  maker text NOT NULL,
  installed_year int NOT NULL,
  floors int NOT NULL,
  load_kg int NOT NULL,
  out_of_order_since date
);
CREATE TABLE technician (
  technician_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  home_city text NOT NULL,
  certified_until date NOT NULL
);
CREATE TABLE contract (
  contract_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES building,
  tier text NOT NULL,              -- basic, plus, full
  monthly_fee_cents int NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  response_hours int NOT NULL
);
CREATE TABLE service_visit (
  visit_id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lift,
  technician_id int NOT NULL REFERENCES technician,
  visited_on date NOT NULL,
  minutes_spent int NOT NULL,
  remarks text
);
CREATE TABLE callout (
  callout_id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lift,
  technician_id int REFERENCES technician,
  reported_at timestamptz NOT NULL,
  arrived_at timestamptz,
  fixed_at timestamptz,
  fault text NOT NULL,
  people_trapped int NOT NULL DEFAULT 0
);
CREATE TABLE part_used (
  part_used_id int PRIMARY KEY,
  callout_id int NOT NULL REFERENCES callout,
  part_name text NOT NULL,
  quantity int NOT NULL,
  unit_cost_cents int NOT NULL
);
