CREATE TABLE customer (customer_id int PRIMARY KEY, name text NOT NULL, phone text, is_institution boolean NOT NULL);
CREATE TABLE place (place_id int PRIMARY KEY, street text NOT NULL, town text NOT NULL, floor int NOT NULL, has_lift boolean NOT NULL, kind text NOT NULL);
CREATE TABLE mover (mover_id int PRIMARY KEY, first_name text NOT NULL, surname text NOT NULL, driving_licence text, started date NOT NULL, ended date);
CREATE TABLE van (van_id int PRIMARY KEY, plate text NOT NULL, payload_kg int NOT NULL, next_inspection date);
CREATE TABLE instrument (instrument_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, maker text NOT NULL, kind text NOT NULL, weight_kg int NOT NULL, built_year int);
CREATE TABLE removal (
 removal_id int PRIMARY KEY, instrument_id int NOT NULL REFERENCES instrument, from_place_id int NOT NULL REFERENCES place, to_place_id int NOT NULL REFERENCES place, payer_id int NOT NULL REFERENCES customer,
 foreman_id int REFERENCES mover, driver_id int REFERENCES mover, van_id int REFERENCES van, enquired date NOT NULL, quoted date, booked date, wanted_day date NOT NULL, moved date, invoiced date, paid date, price numeric(8,2), km int);
CREATE TABLE mishap (mishap_id int PRIMARY KEY, removal_id int NOT NULL REFERENCES removal, what text NOT NULL, reported date NOT NULL, insurer_told date, settled date, cost numeric(8,2));
CREATE TABLE tuning_after (tuning_id int PRIMARY KEY, removal_id int NOT NULL REFERENCES removal, tuner text NOT NULL, planned date NOT NULL, done date, fee numeric(6,2) NOT NULL);
