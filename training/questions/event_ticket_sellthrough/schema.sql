CREATE TABLE venues (venue_id int PRIMARY KEY, venue_name text NOT NULL, city text NOT NULL, rental_fee numeric(9,2) NOT NULL);
CREATE TABLE shows (show_id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, artist_fee numeric(9,2) NOT NULL);
CREATE TABLE performances (performance_id int PRIMARY KEY, show_id int NOT NULL REFERENCES shows, venue_id int NOT NULL REFERENCES venues, starts_at timestamp NOT NULL, on_sale_from date NOT NULL, capacity int NOT NULL, called_off boolean NOT NULL DEFAULT false);
CREATE TABLE price_bands (band_id int PRIMARY KEY, performance_id int NOT NULL REFERENCES performances, band_name text NOT NULL, face_price numeric(6,2) NOT NULL, seats int NOT NULL);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, postcode_area text, first_seen date NOT NULL);
CREATE TABLE ticket_sales (sale_id int PRIMARY KEY, band_id int NOT NULL REFERENCES price_bands, buyer_id int REFERENCES buyers, sold_at timestamp NOT NULL, channel text NOT NULL CHECK (channel IN ('online','box office','partner')), tickets int NOT NULL, paid_total numeric(8,2) NOT NULL, booking_fee numeric(6,2) NOT NULL, refunded_on date);
CREATE TABLE bar_takings (performance_id int PRIMARY KEY REFERENCES performances, visitors_scanned int NOT NULL, bar_amount numeric(9,2) NOT NULL);
COMMENT ON COLUMN ticket_sales.paid_total IS 'for all tickets of the sale, booking fee not included';
