CREATE TABLE pontoon (code char(1) PRIMARY KEY, depth_m numeric(3,1) NOT NULL, has_power boolean NOT NULL);
CREATE TABLE berth (berth_no text PRIMARY KEY, pontoon char(1) NOT NULL REFERENCES pontoon(code), max_length_m numeric(4,1) NOT NULL, price_per_night numeric(6,2) NOT NULL);
CREATE TABLE owner (owner_id int PRIMARY KEY, full_name text NOT NULL, country text NOT NULL, email text);
CREATE TABLE boat (boat_id int PRIMARY KEY, name text NOT NULL, owner_id int NOT NULL REFERENCES owner, length_m numeric(4,1) NOT NULL, type text NOT NULL, built_year int);
CREATE TABLE stay (stay_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boat, berth_no text NOT NULL REFERENCES berth, reserved_on date, arrived_on date NOT NULL, left_on date, nightly_rate numeric(6,2) NOT NULL, tourist_tax numeric(6,2) NOT NULL, people int NOT NULL);
COMMENT ON TABLE stay IS 'a visit of a boat; left_on empty while it is here, reserved_on empty for walk-ins';
CREATE TABLE meter_reading (reading_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, read_on date NOT NULL, kwh numeric(7,1) NOT NULL, water_m3 numeric(6,2) NOT NULL, charged numeric(7,2) NOT NULL);
CREATE TABLE season_contract (contract_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boat, berth_no text NOT NULL REFERENCES berth, signed_on date NOT NULL, from_date date NOT NULL, to_date date NOT NULL, annual_fee numeric(9,2) NOT NULL, paid_amount numeric(9,2) NOT NULL);
CREATE TABLE crane_lift (lift_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boat, lifted_at timestamp NOT NULL, minutes int NOT NULL, fee numeric(7,2) NOT NULL, cost numeric(7,2) NOT NULL);
