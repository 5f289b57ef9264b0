CREATE TABLE pit (pit_id int PRIMARY KEY, pit text NOT NULL, ore text NOT NULL);
CREATE TABLE truck (unit_no text PRIMARY KEY, payload_t int NOT NULL, commissioned date NOT NULL, parked_up boolean NOT NULL);
CREATE TABLE shift (shift_id int PRIMARY KEY, shift_date date NOT NULL, dn char(1) NOT NULL, supervisor text NOT NULL);
CREATE TABLE haul (haul_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shift, unit_no text NOT NULL REFERENCES truck, pit_id int NOT NULL REFERENCES pit, dest text NOT NULL, t_loaded numeric(6,1) NOT NULL, km numeric(4,1) NOT NULL, cycle_min int NOT NULL);
CREATE TABLE grade_sample (pit_id int NOT NULL REFERENCES pit, on_day date NOT NULL, pct numeric(5,2) NOT NULL, cutoff numeric(5,2) NOT NULL, PRIMARY KEY (pit_id, on_day));
CREATE TABLE refuel (refuel_id int PRIMARY KEY, unit_no text NOT NULL REFERENCES truck, at timestamp NOT NULL, litres int NOT NULL, price_l numeric(5,3) NOT NULL);
CREATE TABLE stoppage (stop_id int PRIMARY KEY, unit_no text NOT NULL REFERENCES truck, from_ts timestamp NOT NULL, to_ts timestamp, why text NOT NULL);
COMMENT ON COLUMN shift.dn IS 'D day, N night';
