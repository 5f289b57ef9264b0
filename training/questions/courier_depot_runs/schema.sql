CREATE TABLE depot (depot_code text PRIMARY KEY, depot_name text NOT NULL, manager_name text);
CREATE TABLE driver (driver_id int PRIMARY KEY, driver_name text NOT NULL, depot_code text NOT NULL REFERENCES depot, licence_until date NOT NULL, hired date NOT NULL, gone date);
CREATE TABLE run (run_id int PRIMARY KEY, depot_code text NOT NULL REFERENCES depot, driver_id int REFERENCES driver, run_date date NOT NULL, planned_km int NOT NULL, actual_km int, left_at time, back_at time);
CREATE TABLE shipper (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, pays_by text NOT NULL);
CREATE TABLE drop_off (drop_id int PRIMARY KEY, run_id int NOT NULL REFERENCES run, shipper_id int NOT NULL REFERENCES shipper, consignee text NOT NULL, city text NOT NULL, parcels int NOT NULL, window_end time NOT NULL, done_at time, outcome text, cod_due numeric(8,2) NOT NULL, cod_taken numeric(8,2));
COMMENT ON COLUMN drop_off.outcome IS 'ok, refused, nobody home; empty if not attempted';
COMMENT ON COLUMN drop_off.cod_due IS 'cash to collect at the door, 0 if none';
