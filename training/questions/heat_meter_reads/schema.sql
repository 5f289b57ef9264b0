CREATE TABLE substation (sub_id int PRIMARY KEY, sub_label text NOT NULL, boiler_kw int NOT NULL);
CREATE TABLE building (bldg_id int PRIMARY KEY, sub_id int NOT NULL REFERENCES substation, street text NOT NULL, heated_m2 numeric(7,1) NOT NULL, built_year int, insulated boolean NOT NULL);
CREATE TABLE flat (flat_id int PRIMARY KEY, bldg_id int NOT NULL REFERENCES building, door text NOT NULL, m2 numeric(5,1) NOT NULL, tenant text, prepay numeric(6,2) NOT NULL);
CREATE TABLE heat_meter (meter_no text PRIMARY KEY, flat_id int NOT NULL REFERENCES flat, installed_on date NOT NULL, removed_on date, calibrated_until date NOT NULL);
CREATE TABLE meter_read (meter_no text NOT NULL REFERENCES heat_meter, read_on date NOT NULL, kwh_used numeric(7,1) NOT NULL, estimated boolean NOT NULL, PRIMARY KEY (meter_no, read_on));
CREATE TABLE plant_output (sub_id int NOT NULL REFERENCES substation, month date NOT NULL, kwh_fed numeric(9,1) NOT NULL, gas_m3 numeric(8,1) NOT NULL, PRIMARY KEY (sub_id, month));
COMMENT ON COLUMN meter_read.kwh_used IS 'heat used since the reading before';
COMMENT ON COLUMN flat.prepay IS 'monthly advance payment of the tenant, euro';
COMMENT ON COLUMN flat.tenant IS 'null when the flat is empty';
