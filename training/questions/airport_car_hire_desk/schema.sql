CREATE TABLE stations (
  station_code text PRIMARY KEY,
  station_name text NOT NULL,
  city text NOT NULL,
  is_airport boolean NOT NULL
);
CREATE TABLE car_classes (
  class_code text PRIMARY KEY,
  class_name text NOT NULL,
  list_rate_per_day numeric(7,2) NOT NULL,
  deposit numeric(7,2) NOT NULL
);
CREATE TABLE cars (
  plate text PRIMARY KEY,
  make text NOT NULL,
  model text NOT NULL,
  class_code text NOT NULL REFERENCES car_classes,
  home_station text NOT NULL REFERENCES stations,
  bought_on date NOT NULL,
  first_registered_on date NOT NULL,
  sold_on date,
  purchase_price numeric(9,2) NOT NULL,
  resale_price numeric(9,2),
  odometer_km integer NOT NULL
);
CREATE TABLE renters (
  renter_id integer PRIMARY KEY,
  renter_name text NOT NULL,
  country text NOT NULL,
  born_on date NOT NULL,
  licence_issued_on date NOT NULL,
  joined_club_on date
);
COMMENT ON COLUMN renters.joined_club_on IS 'when they became a member of the loyalty club';
CREATE TABLE rentals (
  rental_no integer PRIMARY KEY,
  renter_id integer NOT NULL REFERENCES renters,
  extra_driver_id integer REFERENCES renters(renter_id),
  plate text REFERENCES cars,
  booked_class text NOT NULL REFERENCES car_classes(class_code),
  pickup_station text NOT NULL REFERENCES stations(station_code),
  return_station text NOT NULL REFERENCES stations(station_code),
  booked_at timestamp NOT NULL,
  pickup_due date NOT NULL,
  picked_up_at timestamp,
  return_due date NOT NULL,
  returned_at timestamp,
  cancelled_at timestamp,
  days_booked integer NOT NULL,
  rate_per_day numeric(7,2) NOT NULL,
  extras_total numeric(8,2) NOT NULL,
  discount_total numeric(8,2) NOT NULL,
  rental_total numeric(9,2) NOT NULL,
  km_out integer,
  km_in integer
);
COMMENT ON COLUMN rentals.rental_total IS 'days times rate, plus extras, less discount';
COMMENT ON COLUMN rentals.plate IS 'empty until a car is assigned';
COMMENT ON COLUMN rentals.km_out IS 'odometer when the car was handed over';
CREATE TABLE damages (
  damage_id integer PRIMARY KEY,
  rental_no integer NOT NULL REFERENCES rentals,
  noticed_on date NOT NULL,
  repaired_on date,
  place_on_car text NOT NULL,
  repair_cost numeric(8,2),
  charged_to_renter numeric(8,2) NOT NULL
);
CREATE TABLE fines (
  fine_id integer PRIMARY KEY,
  rental_no integer NOT NULL REFERENCES rentals,
  offence text NOT NULL,
  offence_on date NOT NULL,
  received_on date NOT NULL,
  passed_on date,
  amount numeric(7,2) NOT NULL,
  admin_fee numeric(7,2) NOT NULL
);
COMMENT ON COLUMN fines.passed_on IS 'when we sent the fine on to the renter';
