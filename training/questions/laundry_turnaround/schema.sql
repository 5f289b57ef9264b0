CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, sector text NOT NULL, price_list text NOT NULL, active_from date NOT NULL, active_to date);
CREATE TABLE linen_type (linen_id int PRIMARY KEY, linen_name text NOT NULL, grams int NOT NULL, wash_price numeric(5,2) NOT NULL, replace_price numeric(6,2) NOT NULL);
CREATE TABLE machine (machine_id int PRIMARY KEY, machine_name text NOT NULL, capacity_kg int NOT NULL, bought_on date NOT NULL);
CREATE TABLE pickup (pickup_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, picked_at timestamp NOT NULL, promised_at timestamp NOT NULL, returned_at timestamp, driver text NOT NULL);
CREATE TABLE pickup_line (pickup_id int NOT NULL REFERENCES pickup, linen_id int NOT NULL REFERENCES linen_type, pieces_in int NOT NULL, pieces_back int, unit_price numeric(5,2) NOT NULL, PRIMARY KEY (pickup_id, linen_id));
COMMENT ON COLUMN pickup_line.pieces_back IS 'empty until the linen is returned; fewer than pieces_in if some were lost or torn';
CREATE TABLE wash_load (load_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machine, started_at timestamp NOT NULL, ended_at timestamp, kg numeric(6,1) NOT NULL, water_l int NOT NULL, kwh numeric(6,1) NOT NULL, rewash boolean NOT NULL);
CREATE TABLE monthly_bill (bill_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, month date NOT NULL, net numeric(9,2) NOT NULL, credit_note numeric(8,2) NOT NULL, issued_on date NOT NULL, settled_on date);
