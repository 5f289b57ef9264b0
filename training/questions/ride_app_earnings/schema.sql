CREATE TABLE cities (city_id int PRIMARY KEY, city text NOT NULL, commission_rate numeric(4,3) NOT NULL);
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver text NOT NULL, city_id int NOT NULL REFERENCES cities, vehicle_class text NOT NULL, approved_on date NOT NULL, blocked_on date);
CREATE TABLE passengers (passenger_id int PRIMARY KEY, passenger text NOT NULL, joined_on date NOT NULL);
CREATE TABLE rides (ride_id int PRIMARY KEY, passenger_id int NOT NULL REFERENCES passengers, driver_id int REFERENCES drivers, city_id int NOT NULL REFERENCES cities, requested_at timestamptz NOT NULL, accepted_at timestamptz, pickup_at timestamptz, dropoff_at timestamptz, km numeric(5,1), base_fare numeric(6,2), surge numeric(3,1) NOT NULL, promo numeric(5,2) NOT NULL, tip numeric(5,2), outcome text NOT NULL);
CREATE TABLE ride_ratings (ride_id int PRIMARY KEY REFERENCES rides, stars_for_driver int, stars_for_passenger int);
CREATE TABLE driver_payouts (payout_id int PRIMARY KEY, driver_id int NOT NULL REFERENCES drivers, week_start date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
COMMENT ON COLUMN rides.outcome IS 'completed, cancelled_by_passenger, cancelled_by_driver, no_driver';
COMMENT ON COLUMN rides.surge IS 'multiplier on base_fare; fare = base_fare * surge';
