CREATE TABLE carriers (
  carrier_id int PRIMARY KEY,
  company text NOT NULL,
  home_state text NOT NULL,
  net_days int NOT NULL,
  on_credit_hold boolean NOT NULL
);
CREATE TABLE escort_drivers (
  driver_id int PRIMARY KEY,
  name text NOT NULL,
  home_base text NOT NULL,
  day_pay numeric(7,2) NOT NULL,
  flagger_certified boolean NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE pilot_cars (
  car_id int PRIMARY KEY,
  plate text NOT NULL,
  make_model text NOT NULL,
  has_height_pole boolean NOT NULL,
  cost_per_mile numeric(5,3) NOT NULL,
  bought_on date NOT NULL,
  retired_on date
);
CREATE TABLE moves (
  move_id int PRIMARY KEY,
  carrier_id int NOT NULL REFERENCES carriers(carrier_id),
  load_kind text NOT NULL,
  origin_state text NOT NULL,
  destination_state text NOT NULL,
  requested_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  status text NOT NULL,
  permit_delay_hours numeric(5,1)
);
CREATE TABLE escort_legs (
  leg_id int PRIMARY KEY,
  move_id int NOT NULL REFERENCES moves(move_id),
  driver_id int NOT NULL REFERENCES escort_drivers(driver_id),
  car_id int NOT NULL REFERENCES pilot_cars(car_id),
  position text NOT NULL,
  leg_date date NOT NULL,
  loaded_miles int NOT NULL,
  empty_miles int NOT NULL,
  rate_per_mile numeric(5,2) NOT NULL,
  overnight_fee numeric(7,2) NOT NULL,
  waiting_hours numeric(4,1) NOT NULL
);
CREATE TABLE fuel_stops (
  fuel_id int PRIMARY KEY,
  car_id int NOT NULL REFERENCES pilot_cars(car_id),
  filled_on date NOT NULL,
  gallons numeric(5,1) NOT NULL,
  price_per_gallon numeric(5,3) NOT NULL,
  state text NOT NULL
);
CREATE TABLE freight_bills (
  bill_id int PRIMARY KEY,
  move_id int NOT NULL REFERENCES moves(move_id),
  sent_on date NOT NULL,
  due_on date NOT NULL,
  total numeric(10,2) NOT NULL,
  received_on date,
  disputed boolean NOT NULL
);
COMMENT ON COLUMN moves.status IS 'requested, declined, running, completed, cancelled';
COMMENT ON COLUMN escort_legs.position IS 'lead, chase, height pole';
