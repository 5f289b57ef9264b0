CREATE TABLE venues (venue_id integer PRIMARY KEY, name text NOT NULL, city text NOT NULL, capacity integer NOT NULL);
CREATE TABLE artists (artist_id integer PRIMARY KEY, name text NOT NULL, genre text NOT NULL, home_country text NOT NULL);
CREATE TABLE concerts (concert_id integer PRIMARY KEY, artist_id integer NOT NULL REFERENCES artists, venue_id integer NOT NULL REFERENCES venues, starts_at timestamp NOT NULL, on_sale_from date NOT NULL, status text NOT NULL);
CREATE TABLE price_categories (price_category_id integer PRIMARY KEY, concert_id integer NOT NULL REFERENCES concerts, label text NOT NULL, price numeric(7,2) NOT NULL, seats_available integer NOT NULL);
CREATE TABLE buyers (buyer_id integer PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, postcode text NOT NULL, wants_newsletter boolean NOT NULL, created_on date NOT NULL);
CREATE TABLE bookings (booking_id integer PRIMARY KEY, buyer_id integer NOT NULL REFERENCES buyers, booked_at timestamp NOT NULL, sales_channel text NOT NULL, service_fee numeric(6,2) NOT NULL, payment_status text NOT NULL);
CREATE TABLE tickets (ticket_id integer PRIMARY KEY, booking_id integer NOT NULL REFERENCES bookings, price_category_id integer NOT NULL REFERENCES price_categories, price_paid numeric(7,2) NOT NULL, scanned_at timestamp, refunded boolean NOT NULL);
