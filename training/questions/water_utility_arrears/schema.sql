CREATE TABLE zone (zone_code text PRIMARY KEY, zone_name text NOT NULL, pipe_km numeric(6,1) NOT NULL);
CREATE TABLE household (account_no int PRIMARY KEY, holder_name text NOT NULL, zone_code text NOT NULL REFERENCES zone, persons int, connected_on date NOT NULL, direct_debit boolean NOT NULL);
CREATE TABLE meter_reading (reading_id int PRIMARY KEY, account_no int NOT NULL REFERENCES household, read_on date NOT NULL, cubic_metres numeric(7,1) NOT NULL, estimated boolean NOT NULL);
CREATE TABLE water_bill (bill_no int PRIMARY KEY, account_no int NOT NULL REFERENCES household, quarter_start date NOT NULL, issued_on date NOT NULL, due_on date NOT NULL, consumption_m3 numeric(7,1) NOT NULL, water_charge numeric(8,2) NOT NULL, standing_charge numeric(6,2) NOT NULL, vat numeric(7,2) NOT NULL);
CREATE TABLE bill_payment (payment_id int PRIMARY KEY, bill_no int NOT NULL REFERENCES water_bill, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE leak (leak_id int PRIMARY KEY, zone_code text NOT NULL REFERENCES zone, reported_at timestamp NOT NULL, repaired_at timestamp, lost_m3 numeric(8,1), repair_cost numeric(9,2));
CREATE TABLE zone_supply (zone_code text NOT NULL REFERENCES zone, month date NOT NULL, supplied_m3 numeric(9,1) NOT NULL, PRIMARY KEY (zone_code, month));
COMMENT ON TABLE water_bill IS 'the bill total is water_charge + standing_charge + vat';
