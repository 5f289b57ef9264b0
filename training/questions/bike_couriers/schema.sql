CREATE TABLE riders (
  rider_id int,
  nickname text,
  full_name text,
  started date,
  stopped date,
  bike_type text,
  home_zone int,
  pay_per_drop numeric(5,2)
);
CREATE TABLE zones (
  zone_id int,
  zone_name text,
  surcharge numeric(5,2)
);
CREATE TABLE clients (
  client_id int,
  client_name text,
  sector text,
  zone_id int,
  account_opened date,
  discount_pct int
);
CREATE TABLE jobs (
  job_id int,
  client_id int,
  rider_id int,
  pickup_zone int,
  drop_zone int,
  service text,
  booked_at timestamp,
  picked_up_at timestamp,
  delivered_at timestamp,
  weight_kg numeric(5,1),
  fare numeric(7,2),
  tip numeric(6,2),
  outcome text
);
CREATE TABLE shifts (
  rider_id int,
  shift_date date,
  hours numeric(4,1),
  rain boolean
);
CREATE TABLE bike_repairs (
  repair_id int,
  rider_id int,
  repair_date date,
  part text,
  cost numeric(7,2),
  paid_by_us boolean
);
CREATE TABLE complaints (
  complaint_id int,
  job_id int,
  received_on date,
  about text,
  settled boolean
);
