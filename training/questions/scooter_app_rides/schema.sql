CREATE TABLE city (city_id int PRIMARY KEY, city_name text NOT NULL, licence_until date NOT NULL, fleet_cap int NOT NULL);
CREATE TABLE scooter (scooter_no int PRIMARY KEY, city_id int NOT NULL REFERENCES city, model text NOT NULL, bought_on date NOT NULL, purchase_eur numeric(7,2) NOT NULL, retired_on date);
CREATE TABLE rider (rider_id int PRIMARY KEY, phone_hash text NOT NULL, joined_on date NOT NULL, pass_type text, banned smallint NOT NULL);
CREATE TABLE ride (ride_id int PRIMARY KEY, scooter_no int NOT NULL REFERENCES scooter, rider_id int NOT NULL REFERENCES rider, unlocked_at timestamp NOT NULL, locked_at timestamp, km numeric(5,2), unlock_fee numeric(4,2) NOT NULL, minute_fee numeric(5,2), promo_credit numeric(5,2) NOT NULL, rating smallint);
CREATE TABLE repair (repair_id int PRIMARY KEY, scooter_no int NOT NULL REFERENCES scooter, reported_on date NOT NULL, back_on date, part text NOT NULL, cost_eur numeric(6,2) NOT NULL);
CREATE TABLE swap_round (round_id int PRIMARY KEY, city_id int NOT NULL REFERENCES city, round_date date NOT NULL, worker text NOT NULL, batteries_swapped int NOT NULL, km_driven numeric(5,1) NOT NULL, hours numeric(3,1) NOT NULL);
COMMENT ON COLUMN rider.pass_type IS 'day, month, or null';
COMMENT ON COLUMN ride.minute_fee IS 'total charged for the minutes';
