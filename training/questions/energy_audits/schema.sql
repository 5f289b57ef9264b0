CREATE TABLE auditor (
  auditor_id int PRIMARY KEY,
  auditor_name text NOT NULL,
  certified_until date NOT NULL,
  based_in text NOT NULL
);
CREATE TABLE building (
  building_id int PRIMARY KEY,
  street_address text NOT NULL,
  municipality text NOT NULL,
  use_type text NOT NULL,
  floor_area_sqm int NOT NULL,
  year_built int,
  heating text NOT NULL,
  owner_name text NOT NULL
);
CREATE TABLE audit (
  audit_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES building(building_id),
  auditor_id int REFERENCES auditor(auditor_id),
  requested_on date NOT NULL,
  visited_on date,
  issued_on date,
  energy_class char(1),
  kwh_per_sqm numeric(6,1),
  fee numeric(7,2) NOT NULL,
  fee_paid boolean NOT NULL
);
CREATE TABLE measure_type (
  measure_type_id int PRIMARY KEY,
  measure_name text NOT NULL,
  life_years int NOT NULL
);
CREATE TABLE recommendation (
  recommendation_id int PRIMARY KEY,
  audit_id int NOT NULL REFERENCES audit(audit_id),
  measure_type_id int NOT NULL REFERENCES measure_type(measure_type_id),
  est_cost numeric(10,2) NOT NULL,
  est_saving_kwh int NOT NULL,
  priority smallint NOT NULL,
  done_on date,
  real_cost numeric(10,2)
);
CREATE TABLE subsidy (
  subsidy_id int PRIMARY KEY,
  recommendation_id int NOT NULL REFERENCES recommendation(recommendation_id),
  applied_on date NOT NULL,
  decision text,
  decided_on date,
  amount numeric(10,2)
);
CREATE TABLE meter_reading (
  building_id int NOT NULL REFERENCES building(building_id),
  reading_month date NOT NULL,
  heat_kwh int NOT NULL,
  power_kwh int NOT NULL,
  PRIMARY KEY (building_id, reading_month)
);
