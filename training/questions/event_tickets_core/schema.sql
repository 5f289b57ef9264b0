CREATE TABLE venues (venue_id int PRIMARY KEY, venue_name text NOT NULL, city text NOT NULL, country text NOT NULL, capacity int NOT NULL);
CREATE TABLE promoters (promoter_id int PRIMARY KEY, promoter_name text NOT NULL, fee_percent numeric(4,1) NOT NULL);
CREATE TABLE events (event_id int PRIMARY KEY, venue_id int NOT NULL REFERENCES venues, promoter_id int NOT NULL REFERENCES promoters, event_title text NOT NULL, genre text NOT NULL, starts_at timestamp NOT NULL, on_sale_from date NOT NULL, event_status text NOT NULL);
COMMENT ON COLUMN events.event_status IS 'scheduled, postponed, cancelled, finished';
CREATE TABLE price_bands (band_id int PRIMARY KEY, event_id int NOT NULL REFERENCES events, band_name text NOT NULL, face_value numeric(6,2) NOT NULL, allocation int NOT NULL);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, postcode text, marketing_ok boolean NOT NULL);
CREATE TABLE orders (order_id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers, ordered_at timestamp NOT NULL, sales_channel text NOT NULL, booking_fee numeric(6,2) NOT NULL, promo_code text);
CREATE TABLE tickets (ticket_id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, band_id int NOT NULL REFERENCES price_bands, price_paid numeric(6,2) NOT NULL, seat text, scanned_at timestamp, refunded_at timestamp);
CREATE TABLE waiting_list (event_id int NOT NULL REFERENCES events, buyer_id int NOT NULL REFERENCES buyers, joined_on date NOT NULL, wanted int NOT NULL, PRIMARY KEY (event_id, buyer_id));
