CREATE TABLE drivers (
  driver_id int PRIMARY KEY,
  callsign text NOT NULL,
  full_name text NOT NULL,
  badge_expires date,
  status text NOT NULL,
  rating numeric(3,2)
);
CREATE TABLE cars (
  car_id int PRIMARY KEY,
  registration text NOT NULL,
  model text NOT NULL,
  seats int NOT NULL,
  wheelchair boolean NOT NULL,
  driver_id int,
  last_service date
);
CREATE TABLE zones (
  zone_code text PRIMARY KEY,
  zone_name text NOT NULL,
  surcharge numeric(5,2) NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL,
  account_company text,
  barred boolean NOT NULL
);
CREATE TABLE rides (
  ride_id int PRIMARY KEY,
  customer_id int,
  driver_id int,
  from_zone text NOT NULL,
  to_zone text,
  booked_via text NOT NULL,
  requested_at timestamptz NOT NULL,
  picked_up_at timestamptz,
  dropped_off_at timestamptz,
  distance_km numeric(6,2),
  fare numeric(7,2),
  tip numeric(6,2),
  outcome text NOT NULL
);
CREATE TABLE shifts (
  shift_id int PRIMARY KEY,
  driver_id int NOT NULL,
  began_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE TABLE lost_items (
  item_id int PRIMARY KEY,
  ride_id int NOT NULL,
  description text NOT NULL,
  reported_on date NOT NULL,
  handed_back_on date
);
