CREATE TABLE depot (
  depot_id int PRIMARY KEY,
  depot_name text NOT NULL,
  capacity int NOT NULL
);
CREATE TABLE bus (
  bus_id int PRIMARY KEY,
  plate text NOT NULL UNIQUE,
  maker text NOT NULL,
  fuel text NOT NULL,
  seats int NOT NULL,
  bought_on date NOT NULL,
  purchase_price numeric(10,2),
  out_of_service boolean NOT NULL DEFAULT false,
  depot_id int NOT NULL REFERENCES depot
);
CREATE TABLE driver (
  driver_id int PRIMARY KEY,
  name text NOT NULL,
  licence_expires date NOT NULL,
  joined date NOT NULL,
  depot_id int NOT NULL REFERENCES depot
);
CREATE TABLE route (
  route_no text PRIMARY KEY,
  from_stop text NOT NULL,
  to_stop text NOT NULL,
  length_km numeric(5,1) NOT NULL,
  night_service boolean NOT NULL
);
CREATE TABLE trip (
  trip_id int PRIMARY KEY,
  route_no text NOT NULL REFERENCES route,
  bus_id int NOT NULL REFERENCES bus,
  driver_id int REFERENCES driver,
  planned_departure timestamp NOT NULL,
  actual_departure timestamp,
  passengers int,
  fare_income numeric(8,2)
);
CREATE TABLE breakdown (
  breakdown_id int PRIMARY KEY,
  bus_id int NOT NULL REFERENCES bus,
  happened_at timestamp NOT NULL,
  fault text NOT NULL,
  repaired_at timestamp,
  repair_cost numeric(8,2)
);
CREATE TABLE complaint (
  complaint_id int PRIMARY KEY,
  trip_id int REFERENCES trip,
  received_on date NOT NULL,
  subject text NOT NULL,
  message text,
  settled_on date
);
