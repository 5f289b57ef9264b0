CREATE TABLE vans (van_id int PRIMARY KEY, registration text NOT NULL, make text NOT NULL, load_kg int NOT NULL, electric boolean NOT NULL, bought_on date NOT NULL, odometer_km int NOT NULL, sold_on date);
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver_name text NOT NULL, born_on date NOT NULL, employed_since date NOT NULL, licence_expires date NOT NULL, usual_van_id int REFERENCES vans(van_id));
CREATE TABLE tours (tour_id int PRIMARY KEY, van_id int NOT NULL REFERENCES vans, driver_id int NOT NULL REFERENCES drivers, tour_date date NOT NULL, left_depot timestamp, back_at_depot timestamp, km_driven int);
CREATE TABLE stops (stop_id int PRIMARY KEY, tour_id int NOT NULL REFERENCES tours, recipient text NOT NULL, town text NOT NULL, parcels int NOT NULL, outcome text NOT NULL, reached_at timestamp);
COMMENT ON COLUMN stops.outcome IS 'delivered, nobody home, refused, open';
CREATE TABLE services (service_id int PRIMARY KEY, van_id int NOT NULL REFERENCES vans, workshop text NOT NULL, service_date date NOT NULL, reason text NOT NULL, cost numeric(8,2) NOT NULL);
CREATE TABLE fines (fine_id int PRIMARY KEY, driver_id int REFERENCES drivers, van_id int NOT NULL REFERENCES vans, committed_on date NOT NULL, offence text NOT NULL, amount numeric(6,2) NOT NULL, paid boolean NOT NULL);
