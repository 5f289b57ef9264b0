CREATE TABLE drivers (driver_id int PRIMARY KEY, full_name text NOT NULL, badge_expires date, joined date NOT NULL, gone date, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE cars (plate text PRIMARY KEY, model text NOT NULL, seats int NOT NULL, wheelchair boolean NOT NULL, inspection_due date, in_garage boolean NOT NULL);
CREATE TABLE accounts (account_no int PRIMARY KEY, account_name text NOT NULL, discount_pct numeric(4,1) NOT NULL, suspended boolean NOT NULL);
CREATE TABLE rides (ride_id int PRIMARY KEY, account_no int REFERENCES accounts, caller_phone text, requested_at timestamp NOT NULL, wanted_for timestamp NOT NULL, driver_id int REFERENCES drivers, plate text REFERENCES cars, picked_up_at timestamp, dropped_at timestamp, zone_from text NOT NULL, zone_to text, km numeric(6,1), fare numeric(7,2), tip numeric(6,2), outcome text NOT NULL);
COMMENT ON COLUMN rides.outcome IS 'done, no_show, cancelled, no_car, pending';
CREATE TABLE account_bills (bill_no int PRIMARY KEY, account_no int NOT NULL REFERENCES accounts, month date NOT NULL, total numeric(9,2) NOT NULL, sent date NOT NULL, paid date);
CREATE TABLE complaints (complaint_id int PRIMARY KEY, ride_id int NOT NULL REFERENCES rides, about text NOT NULL, received date NOT NULL, answered date);
