CREATE TABLE depots (depot_code text PRIMARY KEY, town text NOT NULL);
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver_name text NOT NULL, depot_code text NOT NULL REFERENCES depots, self_employed boolean NOT NULL, started_on date NOT NULL);
CREATE TABLE vans (van_reg text PRIMARY KEY, depot_code text NOT NULL REFERENCES depots, payload_kg int NOT NULL, electric boolean NOT NULL, mot_due date NOT NULL);
CREATE TABLE shippers (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, price_per_parcel numeric(5,2) NOT NULL, contract_ends date);
CREATE TABLE rounds (round_id int PRIMARY KEY, driver_id int NOT NULL REFERENCES drivers, van_reg text NOT NULL REFERENCES vans, round_date date NOT NULL, left_depot timestamp NOT NULL, back_at_depot timestamp, miles int);
CREATE TABLE parcels (parcel_id int PRIMARY KEY, shipper_id int NOT NULL REFERENCES shippers, round_id int REFERENCES rounds, received_on date NOT NULL, promised_on date NOT NULL, delivered_on date, weight_kg numeric(5,1) NOT NULL, attempts int NOT NULL, status text NOT NULL);
CREATE TABLE claims (claim_id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcels, claim_type text NOT NULL, raised_on date NOT NULL, amount numeric(7,2) NOT NULL, paid_out numeric(7,2));
COMMENT ON COLUMN parcels.status IS 'in depot, out, delivered, returned, lost';
