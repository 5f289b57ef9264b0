CREATE TABLE owners (
  id int PRIMARY KEY,
  name text NOT NULL,
  owner_type text NOT NULL,
  phone text,
  account_manager text NOT NULL
);
CREATE TABLE buildings (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(id),
  address text NOT NULL,
  district text NOT NULL,
  floors int NOT NULL,
  building_use text NOT NULL
);
CREATE TABLE lifts (
  id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(id),
  lift_no text NOT NULL UNIQUE,
  manufacturer text NOT NULL,
  drive text NOT NULL,
  capacity_kg int NOT NULL,
  installed_on date NOT NULL,
  modernised_on date,
  out_of_service boolean NOT NULL DEFAULT false
);
CREATE TABLE contracts (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  level text NOT NULL,
  yearly_fee numeric(8,2) NOT NULL,
  visits_per_year int NOT NULL,
  valid_from date NOT NULL,
  valid_to date
);
CREATE TABLE engineers (
  id int PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL,
  on_call boolean NOT NULL,
  certified_until date
);
CREATE TABLE callouts (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  engineer_id int REFERENCES engineers(id),
  called_at timestamptz NOT NULL,
  arrived_at timestamptz,
  fixed_at timestamptz,
  fault text NOT NULL,
  people_trapped int NOT NULL DEFAULT 0,
  chargeable numeric(8,2)
);
CREATE TABLE service_visits (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  engineer_id int NOT NULL REFERENCES engineers(id),
  planned_for date NOT NULL,
  done_on date,
  remarks text
);
CREATE TABLE parts_used (
  id int PRIMARY KEY,
  callout_id int NOT NULL REFERENCES callouts(id),
  part text NOT NULL,
  quantity int NOT NULL,
  unit_cost numeric(8,2) NOT NULL
);
CREATE TABLE inspections (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  inspected_on date NOT NULL,
  passed boolean NOT NULL,
  defects int NOT NULL,
  next_due date NOT NULL
);
