CREATE TABLE dim_household (
  household_key int PRIMARY KEY,
  surname text NOT NULL,
  village text NOT NULL,
  route_code text NOT NULL,
  first_box_on date NOT NULL,
  cancelled_on date,
  cancel_reason text
);
CREATE TABLE dim_box (
  box_key int PRIMARY KEY,
  box_name text NOT NULL,
  size_label text NOT NULL,
  weekly_price numeric(6,2) NOT NULL,
  contains_meat boolean NOT NULL
);
CREATE TABLE dim_produce (
  produce_key int PRIMARY KEY,
  produce_name text NOT NULL,
  family text NOT NULL,
  farm_name text NOT NULL,
  is_organic boolean NOT NULL
);
CREATE TABLE dim_driver (
  driver_key int PRIMARY KEY,
  driver_name text NOT NULL,
  van_plate text NOT NULL
);
CREATE TABLE fact_delivery (
  delivery_key int PRIMARY KEY,
  household_key int NOT NULL REFERENCES dim_household,
  box_key int NOT NULL REFERENCES dim_box,
  driver_key int NOT NULL REFERENCES dim_driver,
  delivery_date date NOT NULL,
  outcome text NOT NULL,
  charged numeric(6,2) NOT NULL,
  crate_returned boolean NOT NULL
);
CREATE TABLE fact_harvest (
  harvest_key int PRIMARY KEY,
  produce_key int NOT NULL REFERENCES dim_produce,
  harvest_date date NOT NULL,
  kilos numeric(7,1) NOT NULL,
  cost numeric(8,2) NOT NULL,
  wasted_kilos numeric(7,1)
);
CREATE TABLE fact_pause (
  pause_key int PRIMARY KEY,
  household_key int NOT NULL REFERENCES dim_household,
  pause_from date NOT NULL,
  pause_until date
);
