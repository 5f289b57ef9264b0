CREATE TABLE district (district_code char(2) PRIMARY KEY, district_name text NOT NULL, m3_price numeric(5,3) NOT NULL);
CREATE TABLE household (household_id int PRIMARY KEY, surname text NOT NULL, district_code char(2) NOT NULL REFERENCES district, persons int, connected_on date NOT NULL, cut_off_on date);
CREATE TABLE meter_reading (reading_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, quarter_start date NOT NULL, m3 numeric(7,1) NOT NULL, method text NOT NULL);
CREATE TABLE water_bill (bill_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, quarter_start date NOT NULL, water_charge numeric(8,2) NOT NULL, sewage_charge numeric(8,2) NOT NULL, relief numeric(7,2) NOT NULL, issued_on date NOT NULL, due_on date NOT NULL);
CREATE TABLE payment (payment_id int PRIMARY KEY, bill_id int NOT NULL REFERENCES water_bill, amount numeric(8,2) NOT NULL, paid_at timestamp NOT NULL, channel text NOT NULL);
CREATE TABLE leak_report (leak_id int PRIMARY KEY, district_code char(2) NOT NULL REFERENCES district, reported_at timestamp NOT NULL, repaired_at timestamp, lost_m3 numeric(8,1), repair_cost numeric(8,2));
CREATE TABLE plant_output (day date PRIMARY KEY, m3_pumped numeric(9,1) NOT NULL, kwh numeric(9,1) NOT NULL);
COMMENT ON COLUMN water_bill.relief IS 'social relief taken off; bill total = water_charge + sewage_charge - relief';
