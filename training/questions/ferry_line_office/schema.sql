CREATE TABLE ships (id int PRIMARY KEY, name text NOT NULL, car_spaces int NOT NULL, passenger_limit int NOT NULL, built int NOT NULL);
CREATE TABLE routes (id int PRIMARY KEY, from_port text NOT NULL, to_port text NOT NULL, nautical_miles int NOT NULL, planned_minutes int NOT NULL);
CREATE TABLE sailings (id int PRIMARY KEY, route_id int NOT NULL REFERENCES routes, ship_id int NOT NULL REFERENCES ships, departs timestamp NOT NULL, departed timestamp, arrived timestamp, status text NOT NULL);
COMMENT ON COLUMN sailings.departs IS 'timetable';
COMMENT ON COLUMN sailings.status IS 'planned, sailed, cancelled';
CREATE TABLE bookings (id int PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailings, lead_name text NOT NULL, booked_on date NOT NULL, adults int NOT NULL, children int NOT NULL, vehicle text, fare numeric(8,2) NOT NULL, checked_in boolean);
CREATE TABLE refunds (id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, asked_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date, declined boolean NOT NULL);
CREATE TABLE crew (id int PRIMARY KEY, name text NOT NULL, rank text NOT NULL, ship_id int REFERENCES ships, signed_on date NOT NULL);
