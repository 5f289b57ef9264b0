CREATE TABLE cabs (cab_no int PRIMARY KEY, plate text NOT NULL, fuel text NOT NULL, in_service_since date NOT NULL, sold_on date);
CREATE TABLE cabbies (cabbie_id int PRIMARY KEY, full_name text NOT NULL, licence_until date NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE shifts (shift_id int PRIMARY KEY, cabbie_id int NOT NULL REFERENCES cabbies, cab_no int NOT NULL REFERENCES cabs, began_at timestamp NOT NULL, ended_at timestamp, odo_start int NOT NULL, odo_end int);
CREATE TABLE rides (ride_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shifts, hailed text NOT NULL, picked_up_at timestamp NOT NULL, dropped_at timestamp, km numeric(6,1) NOT NULL, fare numeric(7,2) NOT NULL, tip numeric(6,2) NOT NULL DEFAULT 0, paid_by text NOT NULL, account_id int);
CREATE TABLE accounts (account_id int PRIMARY KEY, account_name text NOT NULL, discount_pct numeric(4,1) NOT NULL DEFAULT 0);
ALTER TABLE rides ADD FOREIGN KEY (account_id) REFERENCES accounts;
CREATE TABLE fuel_stops (stop_id int PRIMARY KEY, cab_no int NOT NULL REFERENCES cabs, filled_on date NOT NULL, units numeric(6,2) NOT NULL, cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN fuel_stops.units IS 'litres, or kWh for electric cabs';
