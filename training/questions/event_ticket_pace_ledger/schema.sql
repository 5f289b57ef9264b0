CREATE TABLE promoter (prom_id int PRIMARY KEY, prom_name text NOT NULL, our_cut numeric(4,1) NOT NULL);
COMMENT ON COLUMN promoter.our_cut IS 'percent of the ticket price that we keep';
CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, city text NOT NULL, capacity int NOT NULL);
CREATE TABLE gig (gig_id int PRIMARY KEY, act text NOT NULL, genre text NOT NULL, prom_id int NOT NULL REFERENCES promoter, hall_id int NOT NULL REFERENCES hall, on_sale_from date NOT NULL, plays_on date NOT NULL, doors time NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE price_band (band_id int PRIMARY KEY, gig_id int NOT NULL REFERENCES gig, band text NOT NULL, face_price numeric(6,2) NOT NULL, seats int NOT NULL);
CREATE TABLE fan (fan_id int PRIMARY KEY, fan_name text NOT NULL, city text, signed_up date NOT NULL);
CREATE TABLE ticket_order (ord_id int PRIMARY KEY, fan_id int NOT NULL REFERENCES fan, ordered_at timestamp NOT NULL, channel text NOT NULL, promo_code text);
CREATE TABLE ticket (ticket_id int PRIMARY KEY, ord_id int NOT NULL REFERENCES ticket_order, band_id int NOT NULL REFERENCES price_band, paid numeric(6,2) NOT NULL, booking_fee numeric(5,2) NOT NULL, refunded_on date, scanned_at timestamp);
