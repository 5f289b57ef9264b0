CREATE TABLE district (
  district_id int PRIMARY KEY,
  district_name text NOT NULL,
  inhabitants int NOT NULL
);
CREATE TABLE station (
  station_id int PRIMARY KEY,
  station_name text NOT NULL,
  district_id int NOT NULL REFERENCES district(district_id),
  docks int NOT NULL,
  bikes_now int NOT NULL
);
CREATE TABLE bike (
  bike_id int PRIMARY KEY,
  model text NOT NULL,
  electric boolean NOT NULL,
  bought_on date NOT NULL,
  purchase_price numeric(8,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE rider (
  rider_id int PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  gender text,
  plan text NOT NULL,
  signed_up_on date NOT NULL
);
CREATE TABLE ride (
  ride_id int PRIMARY KEY,
  rider_id int NOT NULL REFERENCES rider(rider_id),
  bike_id int NOT NULL REFERENCES bike(bike_id),
  from_station int NOT NULL REFERENCES station(station_id),
  to_station int REFERENCES station(station_id),
  started_at timestamp NOT NULL,
  ended_at timestamp,
  km numeric(5,1),
  fare numeric(6,2) NOT NULL
);
CREATE TABLE repair (
  repair_id int PRIMARY KEY,
  bike_id int NOT NULL REFERENCES bike(bike_id),
  opened_on date NOT NULL,
  closed_on date,
  fault text NOT NULL,
  parts_cost numeric(7,2) NOT NULL,
  work_hours numeric(4,1) NOT NULL,
  hourly_wage numeric(5,2) NOT NULL
);
COMMENT ON COLUMN bike.status IS 'in service, workshop, stolen or retired';
COMMENT ON COLUMN rider.plan IS 'pay as you go, monthly or yearly';
COMMENT ON COLUMN ride.to_station IS 'null while the ride is going on';
