CREATE TABLE sweep (
  sweep_id int PRIMARY KEY,
  name text NOT NULL,
  master boolean NOT NULL,
  since date NOT NULL,
  district_no int
);
CREATE TABLE household (
  household_id int PRIMARY KEY,
  contact_name text NOT NULL,
  street text NOT NULL,
  village text NOT NULL,
  district_no int NOT NULL,
  phone text,
  dog_warning boolean NOT NULL,
  moved_away_on date
);
CREATE TABLE flue (
  flue_id int PRIMARY KEY,
  household_id int NOT NULL REFERENCES household(household_id),
  heater text NOT NULL,
  fuel text NOT NULL,
  height_m numeric(4,1) NOT NULL,
  built_year int,
  sweeps_per_year int NOT NULL,
  shut_down_on date
);
CREATE TABLE visit (
  visit_id int PRIMARY KEY,
  flue_id int NOT NULL REFERENCES flue(flue_id),
  sweep_id int REFERENCES sweep(sweep_id),
  due_on date NOT NULL,
  done_on date,
  minutes int,
  soot_kg numeric(5,1),
  nobody_home boolean NOT NULL
);
CREATE TABLE measurement (
  visit_id int PRIMARY KEY REFERENCES visit(visit_id),
  co_ppm int NOT NULL,
  dust_mg numeric(6,1),
  passed boolean NOT NULL
);
CREATE TABLE defect (
  defect_id int PRIMARY KEY,
  flue_id int NOT NULL REFERENCES flue(flue_id),
  found_on date NOT NULL,
  what text NOT NULL,
  deadline date,
  mended_on date
);
CREATE TABLE bill (
  bill_id int PRIMARY KEY,
  household_id int NOT NULL REFERENCES household(household_id),
  issued_on date NOT NULL,
  net numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  settled_on date,
  method text
);
