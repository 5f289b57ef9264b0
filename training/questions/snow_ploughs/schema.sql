CREATE TABLE depots (
  depot_id int PRIMARY KEY,
  depot_name text NOT NULL,
  salt_capacity_t int NOT NULL,
  salt_stock_t numeric(7,1) NOT NULL
);
CREATE TABLE ploughs (
  plough_no text PRIMARY KEY,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  pet_name text,
  bought_in int NOT NULL,
  blade_width_m numeric(3,1) NOT NULL,
  spreader boolean NOT NULL,
  condition text NOT NULL
);
CREATE TABLE drivers (
  driver_id int PRIMARY KEY,
  full_name text NOT NULL,
  depot_id int REFERENCES depots(depot_id),
  licence_valid_to date NOT NULL,
  standby_pay numeric(6,2) NOT NULL
);
CREATE TABLE routes (
  route_id int PRIMARY KEY,
  route_name text NOT NULL,
  priority smallint NOT NULL,
  length_km numeric(5,1) NOT NULL,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  has_school boolean NOT NULL
);
CREATE TABLE storms (
  storm_id int PRIMARY KEY,
  storm_name text,
  began_at timestamp NOT NULL,
  ended_at timestamp,
  snowfall_cm numeric(4,1),
  lowest_c numeric(4,1)
);
CREATE TABLE turns (
  turn_id int PRIMARY KEY,
  storm_id int REFERENCES storms(storm_id),
  route_id int NOT NULL REFERENCES routes(route_id),
  plough_no text NOT NULL REFERENCES ploughs(plough_no),
  driver_id int NOT NULL REFERENCES drivers(driver_id),
  left_at timestamp NOT NULL,
  back_at timestamp,
  salt_t numeric(5,1),
  aborted_why text
);
CREATE TABLE salt_buys (
  buy_id int PRIMARY KEY,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  bought_on date NOT NULL,
  tonnes numeric(7,1) NOT NULL,
  price_per_t numeric(7,2) NOT NULL,
  dealer text NOT NULL,
  delivered_on date
);
CREATE TABLE citizen_calls (
  call_id int PRIMARY KEY,
  route_id int REFERENCES routes(route_id),
  called_at timestamp NOT NULL,
  matter text NOT NULL,
  answered_at timestamp
);
