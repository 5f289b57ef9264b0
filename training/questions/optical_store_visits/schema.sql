CREATE TABLE stores (
  store_id int PRIMARY KEY,
  store_name text NOT NULL,
  region text NOT NULL
);
CREATE TABLE opticians (
  optician_id int PRIMARY KEY,
  name text NOT NULL,
  store_id int NOT NULL REFERENCES stores
);
CREATE TABLE patients (
  patient_id int PRIMARY KEY,
  name text NOT NULL,
  birth_date date NOT NULL,
  town text NOT NULL,
  next_recall date
);
CREATE TABLE eye_tests (
  test_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients,
  optician_id int NOT NULL REFERENCES opticians,
  tested_on date NOT NULL,
  funded text NOT NULL,
  referred_to_hospital boolean NOT NULL
);
CREATE TABLE frames (
  frame_id int PRIMARY KEY,
  brand text NOT NULL,
  model text NOT NULL,
  cost numeric(7,2) NOT NULL,
  retail_price numeric(7,2) NOT NULL
);
CREATE TABLE frame_stock (
  store_id int NOT NULL REFERENCES stores,
  frame_id int NOT NULL REFERENCES frames,
  pieces int NOT NULL,
  PRIMARY KEY (store_id, frame_id)
);
CREATE TABLE spectacle_orders (
  order_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients,
  store_id int NOT NULL REFERENCES stores,
  frame_id int REFERENCES frames,
  lens_type text NOT NULL,
  ordered_on date NOT NULL,
  ready_on date,
  collected_on date,
  total_price numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL
);
COMMENT ON COLUMN eye_tests.funded IS 'private or public';
COMMENT ON COLUMN spectacle_orders.frame_id IS 'empty when the patient keeps the old frame';
