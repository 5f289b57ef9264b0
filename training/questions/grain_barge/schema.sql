CREATE TABLE barge (barge_id int PRIMARY KEY, barge_name text NOT NULL, max_tonnes int NOT NULL, built_year int NOT NULL, laid_up_since date);
CREATE TABLE river_port (port_id int PRIMARY KEY, port_name text NOT NULL, river text NOT NULL, river_km int NOT NULL, silo_tonnes int);
CREATE TABLE shipper (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, contact_email text, euro_per_tonne numeric(6,2) NOT NULL);
CREATE TABLE voyage (voyage_id int PRIMARY KEY, barge_id int NOT NULL REFERENCES barge, skipper_name text NOT NULL, from_port_id int NOT NULL REFERENCES river_port(port_id), to_port_id int NOT NULL REFERENCES river_port(port_id), cast_off timestamp NOT NULL, moored timestamp, fuel_litres int, stage text NOT NULL);
CREATE TABLE cargo_lot (lot_id int PRIMARY KEY, voyage_id int NOT NULL REFERENCES voyage, shipper_id int NOT NULL REFERENCES shipper, grain text NOT NULL, tonnes_loaded numeric(7,1) NOT NULL, tonnes_discharged numeric(7,1), moisture_pct numeric(4,1), rejected boolean NOT NULL);
CREATE TABLE lock_passage (passage_id int PRIMARY KEY, voyage_id int NOT NULL REFERENCES voyage, lock_name text NOT NULL, waited_min int NOT NULL, toll_eur numeric(6,2) NOT NULL, passed_on date NOT NULL);
COMMENT ON COLUMN voyage.stage IS 'planned, sailing, moored or aborted';
