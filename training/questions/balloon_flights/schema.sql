CREATE TABLE tbl_balloons (balloon_id int PRIMARY KEY, registration text NOT NULL, envelope_name text NOT NULL, volume_m3 int NOT NULL, basket_places int NOT NULL, first_flight date NOT NULL, retired boolean NOT NULL);
CREATE TABLE tbl_launch_sites (site_id int PRIMARY KEY, site_name text NOT NULL, village text NOT NULL, landowner text, fee_per_launch numeric(6,2) NOT NULL);
CREATE TABLE tbl_pilots (pilot_id int PRIMARY KEY, pilot_name text NOT NULL, licence_no text NOT NULL, medical_due date NOT NULL);
CREATE TABLE tbl_flights (flight_id int PRIMARY KEY, balloon_id int NOT NULL REFERENCES tbl_balloons, site_id int NOT NULL REFERENCES tbl_launch_sites, pilot_id int NOT NULL REFERENCES tbl_pilots, flight_date date NOT NULL, slot text NOT NULL, weather_call text NOT NULL, minutes_aloft int, max_altitude_m int, landing_village text);
CREATE TABLE tbl_vouchers (voucher_no int PRIMARY KEY, buyer_name text NOT NULL, bought_on date NOT NULL, valid_until date NOT NULL, places int NOT NULL, price_paid numeric(8,2) NOT NULL, is_gift boolean NOT NULL);
CREATE TABLE tbl_passengers (passenger_id int PRIMARY KEY, voucher_no int NOT NULL REFERENCES tbl_vouchers, flight_id int REFERENCES tbl_flights, passenger_name text NOT NULL, weight_kg int);
CREATE TABLE tbl_extras_sold (extra_id int PRIMARY KEY, voucher_no int NOT NULL REFERENCES tbl_vouchers, extra text NOT NULL, price numeric(6,2) NOT NULL);
COMMENT ON COLUMN tbl_flights.weather_call IS 'go, scrubbed, or pending for flights to come';
