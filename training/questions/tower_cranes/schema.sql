CREATE TYPE crane_status AS ENUM ('in yard', 'on site', 'in repair', 'scrapped');
CREATE TYPE claim_kind AS ENUM ('storm', 'collision', 'overload', 'theft');
CREATE TABLE cranes (
  crane_id int PRIMARY KEY,
  fleet_number text NOT NULL UNIQUE,
  maker text NOT NULL,
  jib_length_m numeric(5,1) NOT NULL,
  max_load_kg int NOT NULL,
  built smallint NOT NULL,
  status crane_status NOT NULL,
  next_inspection date,
  weekly_rate numeric(9,2) NOT NULL
);
CREATE TABLE builders (
  builder_id int PRIMARY KEY,
  company text NOT NULL,
  city text NOT NULL,
  credit_limit numeric(11,2),
  insured_until date
);
CREATE TABLE building_sites (
  site_id int PRIMARY KEY,
  builder_id int NOT NULL REFERENCES builders,
  site_name text NOT NULL,
  city text NOT NULL,
  storeys int NOT NULL,
  night_work boolean NOT NULL
);
CREATE TABLE operators (
  operator_id int PRIMARY KEY,
  name text NOT NULL,
  licence_until date NOT NULL,
  certified_makers text[] NOT NULL,
  freelance boolean NOT NULL
);
CREATE TABLE rentals (
  rental_id int PRIMARY KEY,
  crane_id int NOT NULL REFERENCES cranes,
  site_id int NOT NULL REFERENCES building_sites,
  erected_on date NOT NULL,
  planned_end date NOT NULL,
  dismantled_on date,
  erection_cost numeric(10,2) NOT NULL
);
CREATE TABLE operator_days (
  operator_id int REFERENCES operators,
  rental_id int REFERENCES rentals,
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  wind_stop interval,
  PRIMARY KEY (operator_id, rental_id, worked_on)
);
CREATE TABLE claims (
  claim_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals,
  kind claim_kind NOT NULL,
  happened_on date NOT NULL,
  damage numeric(11,2),
  refunded numeric(11,2)
);
CREATE TABLE rent_invoices (
  invoice_no int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals,
  month date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
