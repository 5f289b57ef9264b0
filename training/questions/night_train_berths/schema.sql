CREATE TABLE route (route_no text PRIMARY KEY, from_city text NOT NULL, to_city text NOT NULL, since_year int NOT NULL, until_year int);
CREATE TABLE departure (dep_id int PRIMARY KEY, route_no text NOT NULL REFERENCES route, leaves_at timestamp NOT NULL, due_at timestamp NOT NULL, arrived_at timestamp, cancelled boolean NOT NULL);
CREATE TABLE car (car_no text PRIMARY KEY, kind text NOT NULL, berths int NOT NULL, built int NOT NULL);
CREATE TABLE consist (dep_id int NOT NULL REFERENCES departure, car_no text NOT NULL REFERENCES car, PRIMARY KEY (dep_id, car_no));
CREATE TABLE traveller (trav_id int PRIMARY KEY, trav_name text NOT NULL, home_country text NOT NULL);
CREATE TABLE booking (book_id int PRIMARY KEY, dep_id int NOT NULL REFERENCES departure, car_no text REFERENCES car, trav_id int NOT NULL REFERENCES traveller, booked_on date NOT NULL, fare numeric(7,2) NOT NULL, supplement numeric(6,2) NOT NULL, refunded numeric(7,2));
COMMENT ON COLUMN car.kind IS 'sleeper, couchette, seats';
