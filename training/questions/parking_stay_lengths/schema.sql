CREATE TABLE car_park (cp_id int PRIMARY KEY, cp_name text NOT NULL, spaces int NOT NULL, opened_on date NOT NULL);
CREATE TABLE tariff (tariff_id int PRIMARY KEY, cp_id int NOT NULL REFERENCES car_park, label text NOT NULL, per_hour numeric(5,2) NOT NULL, day_cap numeric(6,2) NOT NULL);
CREATE TABLE parking (parking_id int PRIMARY KEY, cp_id int NOT NULL REFERENCES car_park, tariff_id int NOT NULL REFERENCES tariff, plate text NOT NULL, entered timestamp NOT NULL, left_at timestamp, fee numeric(6,2), discount numeric(6,2), pay_kind text);
COMMENT ON COLUMN parking.fee IS 'before discount; empty while the car is inside';
CREATE TABLE season_pass (pass_id int PRIMARY KEY, cp_id int NOT NULL REFERENCES car_park, holder text NOT NULL, company text, monthly numeric(6,2) NOT NULL, sold_on date NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL);
CREATE TABLE fine (fine_id int PRIMARY KEY, cp_id int NOT NULL REFERENCES car_park, plate text NOT NULL, issued_at timestamp NOT NULL, amount numeric(6,2) NOT NULL, paid_on date, paid_amount numeric(6,2), reason text NOT NULL);
CREATE TABLE barrier_fault (fault_id int PRIMARY KEY, cp_id int NOT NULL REFERENCES car_park, began timestamp NOT NULL, fixed timestamp, repair_cost numeric(7,2));
