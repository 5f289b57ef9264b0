CREATE TABLE makers (
  maker_id int PRIMARY KEY,
  maker_name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE craftspeople (
  person_id int PRIMARY KEY,
  full_name text NOT NULL,
  speciality text NOT NULL,
  hourly_cost numeric(6,2) NOT NULL
);
CREATE TABLE pianos (
  piano_id int PRIMARY KEY,
  maker_id int NOT NULL REFERENCES makers(maker_id),
  model text NOT NULL,
  piano_type text NOT NULL,
  built_year int,
  acquired_on date NOT NULL,
  acquisition_price numeric(10,2) NOT NULL,
  asking_price numeric(10,2) NOT NULL
);
CREATE TABLE restoration_work (
  work_id int PRIMARY KEY,
  piano_id int NOT NULL REFERENCES pianos(piano_id),
  person_id int NOT NULL REFERENCES craftspeople(person_id),
  done_on date NOT NULL,
  hours numeric(5,1) NOT NULL,
  parts_cost numeric(8,2) NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  customer_kind text NOT NULL,
  city text NOT NULL
);
CREATE TABLE piano_sales (
  sale_id int PRIMARY KEY,
  piano_id int NOT NULL UNIQUE REFERENCES pianos(piano_id),
  customer_id int NOT NULL REFERENCES customers(customer_id),
  sold_on date NOT NULL,
  sale_price numeric(10,2) NOT NULL,
  transport_charged numeric(8,2) NOT NULL,
  delivered_on date
);
CREATE TABLE tunings (
  tuning_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  person_id int NOT NULL REFERENCES craftspeople(person_id),
  tuned_on date NOT NULL,
  fee numeric(7,2) NOT NULL,
  travel_charge numeric(7,2) NOT NULL,
  km int NOT NULL,
  paid_on date
);
CREATE TABLE rentals (
  rental_id int PRIMARY KEY,
  piano_id int NOT NULL REFERENCES pianos(piano_id),
  customer_id int NOT NULL REFERENCES customers(customer_id),
  starts_on date NOT NULL,
  ends_on date,
  monthly_rent numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL
);
COMMENT ON COLUMN pianos.piano_type IS 'grand, upright, digital';
COMMENT ON COLUMN customers.customer_kind IS 'private, school, church, venue';
COMMENT ON COLUMN rentals.ends_on IS 'empty while the rental runs';
