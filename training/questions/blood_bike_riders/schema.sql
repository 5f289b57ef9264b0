CREATE TABLE rider (rider_id int PRIMARY KEY, rider_name text NOT NULL, joined_on date NOT NULL, advanced_test_on date, own_bike boolean NOT NULL);
CREATE TABLE hospital (hosp_code text PRIMARY KEY, hosp_name text NOT NULL, region text NOT NULL);
CREATE TABLE fleet_bike (reg_no text PRIMARY KEY, nickname text NOT NULL, bought_on date NOT NULL, sold_on date, service_due_km int NOT NULL, odometer_km int NOT NULL);
CREATE TABLE duty_shift (shift_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL, swapped_with int REFERENCES rider);
CREATE TABLE run_log (run_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, reg_no text REFERENCES fleet_bike, from_hosp text NOT NULL REFERENCES hospital, to_hosp text NOT NULL REFERENCES hospital, called_at timestamp NOT NULL, picked_up_at timestamp, delivered_at timestamp, needed_by timestamp NOT NULL, cargo text NOT NULL, miles numeric(5,1) NOT NULL);
COMMENT ON COLUMN duty_shift.swapped_with IS 'rider who took the shift over instead';
COMMENT ON COLUMN run_log.cargo IS 'blood, milk, samples, documents';
