CREATE TABLE zones (zone_id int PRIMARY KEY, zone text NOT NULL);
CREATE TABLE drivers (driver_id int PRIMARY KEY, alias text NOT NULL, home_zone int NOT NULL REFERENCES zones, joined date NOT NULL, blocked boolean NOT NULL DEFAULT false);
CREATE TABLE riders (rider_id int PRIMARY KEY, rider text NOT NULL, joined date NOT NULL, referral_code text);
CREATE TABLE rides (ride_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES riders, driver_id int REFERENCES drivers, from_zone int NOT NULL REFERENCES zones, to_zone int NOT NULL REFERENCES zones, requested_at timestamp NOT NULL, accepted_at timestamp, picked_up_at timestamp, dropped_at timestamp, cancelled_by text, km numeric(5,1), fare numeric(6,2), tip numeric(5,2), app_fee numeric(5,2));
COMMENT ON COLUMN rides.cancelled_by IS 'rider or driver; null when not cancelled';
CREATE TABLE ride_stars (ride_id int PRIMARY KEY REFERENCES rides, stars_for_driver int, stars_for_rider int);
CREATE TABLE promo_use (ride_id int PRIMARY KEY REFERENCES rides, promo text NOT NULL, discount numeric(5,2) NOT NULL);
