CREATE TABLE buses (bus_id int PRIMARY KEY, plate text NOT NULL, seats int NOT NULL, first_registered date NOT NULL, wheelchair_lift boolean NOT NULL);
CREATE TABLE chauffeurs (chauffeur_id int PRIMARY KEY, name text NOT NULL, hired date NOT NULL, languages text, hourly_wage numeric(5,2) NOT NULL);
CREATE TABLE pickup_points (point_id int PRIMARY KEY, point_name text NOT NULL, city text NOT NULL, minutes_to_airport int NOT NULL, fare numeric(5,2) NOT NULL);
CREATE TABLE runs (run_id int PRIMARY KEY, bus_id int NOT NULL REFERENCES buses, chauffeur_id int REFERENCES chauffeurs, departs_at timestamp NOT NULL, arrived_at timestamp, to_airport boolean NOT NULL);
CREATE TABLE travellers (traveller_id int PRIMARY KEY, full_name text NOT NULL, mobile text, country text NOT NULL, frequent_rider boolean NOT NULL);
CREATE TABLE seat_bookings (booking_id int PRIMARY KEY, run_id int NOT NULL REFERENCES runs, traveller_id int NOT NULL REFERENCES travellers, point_id int NOT NULL REFERENCES pickup_points, seats int NOT NULL, suitcases int NOT NULL, booked_at timestamp NOT NULL, price numeric(6,2) NOT NULL, boarded boolean, cancelled boolean NOT NULL);
CREATE TABLE lost_items (item_id int PRIMARY KEY, run_id int NOT NULL REFERENCES runs, description text NOT NULL, found_on date NOT NULL, returned_on date);
