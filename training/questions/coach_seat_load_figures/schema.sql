CREATE TABLE coach (coach_id int PRIMARY KEY, reg text NOT NULL, seats int NOT NULL, l_per_100km numeric(4,1) NOT NULL, bought_on date NOT NULL);
CREATE TABLE stop (stop_id int PRIMARY KEY, stop_name text NOT NULL);
CREATE TABLE line (line_id int PRIMARY KEY, line_code text NOT NULL, from_stop int NOT NULL REFERENCES stop, to_stop int NOT NULL REFERENCES stop, km int NOT NULL, base_fare numeric(6,2) NOT NULL);
CREATE TABLE driver (driver_id int PRIMARY KEY, driver_name text NOT NULL, wage_hour numeric(5,2) NOT NULL);
CREATE TABLE journey (journey_id int PRIMARY KEY, line_id int NOT NULL REFERENCES line, coach_id int NOT NULL REFERENCES coach, driver_id int NOT NULL REFERENCES driver, dep_planned timestamp NOT NULL, arr_planned timestamp NOT NULL, dep_real timestamp, arr_real timestamp, cancelled boolean NOT NULL);
CREATE TABLE seat_booking (booking_id int PRIMARY KEY, journey_id int NOT NULL REFERENCES journey, booked_at timestamp NOT NULL, passengers int NOT NULL, fare_total numeric(8,2) NOT NULL, cancelled_at timestamp, refund numeric(8,2), boarded boolean);
CREATE TABLE toll (toll_id int PRIMARY KEY, journey_id int NOT NULL REFERENCES journey, amount numeric(6,2) NOT NULL);
