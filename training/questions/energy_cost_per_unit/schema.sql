CREATE TABLE site (site_cd text PRIMARY KEY, site_name text NOT NULL, floor_m2 int NOT NULL, country text NOT NULL);
CREATE TABLE meter (meter_id int PRIMARY KEY, site_cd text NOT NULL REFERENCES site, medium text NOT NULL, serial_no text NOT NULL, installed_on date NOT NULL, removed_on date);
CREATE TABLE reading (meter_id int NOT NULL REFERENCES meter, read_on date NOT NULL, used_qty numeric(10,1) NOT NULL, estimated boolean NOT NULL, PRIMARY KEY (meter_id, read_on));
CREATE TABLE tariff (tariff_id int PRIMARY KEY, medium text NOT NULL, valid_from date NOT NULL, valid_to date, unit_price numeric(7,4) NOT NULL, co2_kg_per_unit numeric(6,3) NOT NULL);
CREATE TABLE output (site_cd text NOT NULL REFERENCES site, out_month date NOT NULL, units_made int NOT NULL, hours_run int NOT NULL, PRIMARY KEY (site_cd, out_month));
COMMENT ON COLUMN reading.used_qty IS 'use of the month before read_on: kWh for power and gas, m3 for water';
COMMENT ON COLUMN output.out_month IS 'first day of the month';
