CREATE TABLE depot (depot_id int PRIMARY KEY, name text NOT NULL, postcode text);
CREATE TABLE driver (driver_id int PRIMARY KEY, name text NOT NULL, depot_id int REFERENCES depot, licence_expiry date NOT NULL, speaks text);
CREATE TABLE coach (coach_id int PRIMARY KEY, fleet_no text UNIQUE NOT NULL, builder text NOT NULL, seats int NOT NULL, has_toilet boolean NOT NULL, depot_id int REFERENCES depot, off_road_since date);
CREATE TABLE tour (tour_id int PRIMARY KEY, title text NOT NULL, country text NOT NULL, nights int NOT NULL, theme text NOT NULL, price_gbp numeric(8,2) NOT NULL);
CREATE TABLE departure (departure_id int PRIMARY KEY, tour_id int NOT NULL REFERENCES tour, leaves_on date NOT NULL, driver_id int REFERENCES driver, coach_id int REFERENCES coach, state char(1) NOT NULL CHECK (state IN ('P','G','X')));
COMMENT ON COLUMN departure.state IS 'P = provisional, G = guaranteed to run, X = withdrawn';
CREATE TABLE guest (guest_id int PRIMARY KEY, surname text NOT NULL, forename text NOT NULL, born_on date, home_town text);
CREATE TABLE booking (booking_id int PRIMARY KEY, departure_id int NOT NULL REFERENCES departure, guest_id int NOT NULL REFERENCES guest, party_size int NOT NULL, pickup_point text NOT NULL, booked_on date NOT NULL, total_gbp numeric(9,2) NOT NULL, paid_gbp numeric(9,2) NOT NULL, single_room boolean NOT NULL);
CREATE TABLE review (review_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES booking, stars int NOT NULL, remark text, written_on date NOT NULL);
