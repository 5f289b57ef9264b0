CREATE TABLE city (
  city_id int PRIMARY KEY,
  city_name text NOT NULL,
  launched_on date NOT NULL,
  commission_rate numeric(4,3) NOT NULL
);
COMMENT ON COLUMN city.commission_rate IS 'our part of the fare, 0.2 = 20 percent';
CREATE TABLE driver (
  driver_id int PRIMARY KEY,
  driver_name text NOT NULL,
  city_id int NOT NULL REFERENCES city,
  activated_on date,
  deactivated_on date,
  rating numeric(3,2)
);
CREATE TABLE vehicle (
  plate text PRIMARY KEY,
  driver_id int NOT NULL REFERENCES driver,
  vehicle_class text NOT NULL,
  electric boolean NOT NULL,
  insured_until date NOT NULL
);
CREATE TABLE rider (
  rider_id int PRIMARY KEY,
  rider_name text NOT NULL,
  city_id int NOT NULL REFERENCES city,
  joined_at timestamp NOT NULL,
  corporate_account text
);
CREATE TABLE trip (
  trip_id int PRIMARY KEY,
  rider_id int NOT NULL REFERENCES rider,
  driver_id int REFERENCES driver,
  plate text REFERENCES vehicle,
  requested_at timestamp NOT NULL,
  started_at timestamp,
  ended_at timestamp,
  trip_status text NOT NULL,
  distance_km numeric(5,1),
  base_fare numeric(7,2),
  surge_amount numeric(7,2),
  promo_discount numeric(7,2)
);
COMMENT ON COLUMN trip.trip_status IS 'finished, rider_cancelled, driver_cancelled or no_driver';
CREATE TABLE driver_bonus (
  bonus_id int PRIMARY KEY,
  driver_id int NOT NULL REFERENCES driver,
  bonus_type text NOT NULL,
  amount numeric(7,2) NOT NULL,
  earned_on date NOT NULL
);
CREATE TABLE complaint (
  complaint_id int PRIMARY KEY,
  trip_id int NOT NULL REFERENCES trip,
  topic text NOT NULL,
  opened_at timestamp NOT NULL,
  resolved_at timestamp,
  compensation numeric(7,2)
);
