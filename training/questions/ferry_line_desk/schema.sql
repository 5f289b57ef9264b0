CREATE TABLE ships (ship_id int PRIMARY KEY, ship_name text NOT NULL, built_in int NOT NULL, passenger_capacity int NOT NULL, car_capacity int NOT NULL, out_of_service_since date);
CREATE TABLE ports (port_code char(3) PRIMARY KEY, port_name text NOT NULL, country text NOT NULL);
CREATE TABLE routes (route_id int PRIMARY KEY, from_port char(3) NOT NULL REFERENCES ports, to_port char(3) NOT NULL REFERENCES ports, nautical_miles numeric(5,1) NOT NULL, planned_minutes int NOT NULL);
CREATE TABLE sailings (sailing_id int PRIMARY KEY, route_id int NOT NULL REFERENCES routes, ship_id int NOT NULL REFERENCES ships, captain_id int, scheduled_departure timestamp NOT NULL, actual_departure timestamp, actual_arrival timestamp, cancelled_reason text);
CREATE TABLE crew (crew_id int PRIMARY KEY, name text NOT NULL, rank text NOT NULL, signed_on date NOT NULL, home_port char(3) REFERENCES ports);
CREATE TABLE customers (customer_id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, email text);
CREATE TABLE bookings (booking_id int PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailings, customer_id int NOT NULL REFERENCES customers, booked_at timestamp NOT NULL, passengers int NOT NULL, cars int NOT NULL, price numeric(8,2) NOT NULL, refunded boolean NOT NULL);
ALTER TABLE sailings ADD FOREIGN KEY (captain_id) REFERENCES crew(crew_id);
