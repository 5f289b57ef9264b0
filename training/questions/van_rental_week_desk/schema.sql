CREATE TABLE station (station_id int PRIMARY KEY, station_name text NOT NULL);
CREATE TABLE vehicle_class (
  class_code text PRIMARY KEY,
  class_name text NOT NULL,
  day_price numeric(7,2) NOT NULL,
  free_km_per_day int NOT NULL,
  extra_km_price numeric(5,2) NOT NULL
);
CREATE TABLE vehicle (
  vehicle_id int PRIMARY KEY,
  plate text NOT NULL,
  class_code text NOT NULL REFERENCES vehicle_class,
  home_station_id int NOT NULL REFERENCES station,
  odometer_km int NOT NULL,
  in_fleet_since date NOT NULL,
  next_inspection date,
  sold_on date
);
CREATE TABLE renter (
  renter_id int PRIMARY KEY,
  renter_name text NOT NULL,
  company boolean NOT NULL,
  licence_until date
);
CREATE TABLE rental (
  rental_id int PRIMARY KEY,
  renter_id int NOT NULL REFERENCES renter,
  class_code text NOT NULL REFERENCES vehicle_class,
  vehicle_id int REFERENCES vehicle,
  pickup_station_id int NOT NULL REFERENCES station,
  return_station_id int NOT NULL REFERENCES station,
  reserved_on date NOT NULL,
  planned_pickup timestamp NOT NULL,
  planned_return timestamp NOT NULL,
  picked_up timestamp,
  returned timestamp,
  km_driven int,
  state text NOT NULL
);
COMMENT ON COLUMN rental.state IS 'reserved, out, back, cancelled, no show';
CREATE TABLE rental_charge (
  charge_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rental,
  charge_kind text NOT NULL,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE damage (
  damage_id int PRIMARY KEY,
  vehicle_id int NOT NULL REFERENCES vehicle,
  rental_id int REFERENCES rental,
  found_on date NOT NULL,
  part text NOT NULL,
  repair_cost numeric(8,2),
  repaired_on date
);
