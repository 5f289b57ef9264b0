CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  since date NOT NULL,
  until date
);
CREATE TABLE buildings (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  address text NOT NULL,
  district text NOT NULL,
  square_metres int NOT NULL,
  monthly_price numeric(8,2) NOT NULL
);
CREATE TABLE cleaners (
  id int PRIMARY KEY,
  name text NOT NULL,
  contract_hours numeric(4,1) NOT NULL,
  hourly_wage numeric(5,2) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE shifts (
  id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(id),
  cleaner_id int REFERENCES cleaners(id),
  shift_date date NOT NULL,
  hours numeric(4,1) NOT NULL,
  state text NOT NULL
);
CREATE TABLE absences (
  id int PRIMARY KEY,
  cleaner_id int NOT NULL REFERENCES cleaners(id),
  reason text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL
);
CREATE TABLE inspections (
  id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(id),
  inspected_on date NOT NULL,
  inspector text NOT NULL,
  score int NOT NULL,
  remarks text
);
COMMENT ON COLUMN shifts.state IS 'planned, worked, cancelled';
COMMENT ON COLUMN inspections.score IS '0 to 100';
