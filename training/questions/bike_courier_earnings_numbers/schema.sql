CREATE TABLE zone (zone_id int PRIMARY KEY, zone_name text NOT NULL, base_fee numeric(5,2) NOT NULL);
CREATE TABLE rider (rider_id int PRIMARY KEY, rider_name text NOT NULL, started_on date NOT NULL, stopped_on date, per_job numeric(5,2) NOT NULL, per_km numeric(5,2) NOT NULL);
CREATE TABLE restaurant (rest_id int PRIMARY KEY, rest_name text NOT NULL, cuisine text NOT NULL, zone_id int NOT NULL REFERENCES zone, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE eater (eater_id int PRIMARY KEY, eater_name text NOT NULL, zone_id int REFERENCES zone);
CREATE TABLE drop_job (job_id int PRIMARY KEY, rider_id int REFERENCES rider, rest_id int NOT NULL REFERENCES restaurant, eater_id int NOT NULL REFERENCES eater, ordered_at timestamp NOT NULL, ready_at timestamp, collected_at timestamp, dropped_at timestamp, km numeric(4,1), food_total numeric(7,2) NOT NULL, delivery_fee numeric(5,2) NOT NULL, tip numeric(5,2) NOT NULL, voucher numeric(5,2) NOT NULL, state text NOT NULL);
COMMENT ON COLUMN drop_job.state IS 'open, done, cancelled';
CREATE TABLE rider_shift (shift_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, on_at timestamp NOT NULL, off_at timestamp);
CREATE TABLE bike_repair (repair_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, brought_on date NOT NULL, ready_on date, cost numeric(6,2) NOT NULL);
