CREATE TABLE depots (id int PRIMARY KEY, code text NOT NULL, city text NOT NULL, daily_capacity int NOT NULL);
CREATE TABLE shippers (id int PRIMARY KEY, name text NOT NULL, contract_from date NOT NULL, price_per_parcel numeric(6,2) NOT NULL);
CREATE TABLE drivers (id int PRIMARY KEY, name text NOT NULL, depot_id int NOT NULL REFERENCES depots(id), self_employed boolean NOT NULL);
CREATE TABLE parcels (id int PRIMARY KEY, shipper_id int NOT NULL REFERENCES shippers(id), from_depot_id int NOT NULL REFERENCES depots(id), to_depot_id int NOT NULL REFERENCES depots(id), weight_kg numeric(5,2) NOT NULL, picked_up_at timestamp NOT NULL, promised_on date NOT NULL, delivered_at timestamp, lost boolean NOT NULL);
CREATE TABLE delivery_attempts (id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcels(id), driver_id int NOT NULL REFERENCES drivers(id), attempted_at timestamp NOT NULL, result text NOT NULL);
CREATE TABLE complaints (id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcels(id), received_on date NOT NULL, subject text NOT NULL, compensation numeric(7,2));
