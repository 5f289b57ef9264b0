CREATE TABLE venues (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, capacity int NOT NULL);
CREATE TABLE artists (id int PRIMARY KEY, name text NOT NULL, genre text NOT NULL);
CREATE TABLE shows (id int PRIMARY KEY, artist_id int NOT NULL REFERENCES artists, venue_id int NOT NULL REFERENCES venues, show_date date NOT NULL, on_sale_from date NOT NULL, called_off_on date);
CREATE TABLE price_levels (id int PRIMARY KEY, show_id int NOT NULL REFERENCES shows, label text NOT NULL, face_value numeric(6,2) NOT NULL, booking_fee numeric(5,2) NOT NULL, allocation int NOT NULL);
CREATE TABLE buyers (id int PRIMARY KEY, name text NOT NULL, email text NOT NULL, postcode text NOT NULL, wants_news boolean NOT NULL);
CREATE TABLE sales (id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers, sold_at timestamp NOT NULL, channel text NOT NULL, delivery text NOT NULL);
CREATE TABLE tickets (id int PRIMARY KEY, sale_id int NOT NULL REFERENCES sales, price_level_id int NOT NULL REFERENCES price_levels, scanned_at timestamp, refunded_on date);
COMMENT ON COLUMN sales.channel IS 'web, app, box office';
COMMENT ON COLUMN tickets.scanned_at IS 'null if the ticket was not used at the door';
