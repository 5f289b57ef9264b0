CREATE TABLE venue (venue_id int PRIMARY KEY, venue_name text NOT NULL, max_visitors_hour int NOT NULL);
CREATE TABLE exhibition (exh_id int PRIMARY KEY, venue_id int NOT NULL REFERENCES venue, name text NOT NULL, opens date NOT NULL, closes date, curator text NOT NULL);
COMMENT ON COLUMN exhibition.closes IS 'empty for permanent exhibitions';
CREATE TABLE tariff (tariff_code text PRIMARY KEY, tariff_name text NOT NULL, full_price numeric(6,2) NOT NULL, reduced boolean NOT NULL);
CREATE TABLE booking (booking_ref text PRIMARY KEY, booked_at timestamp NOT NULL, slot_at timestamp NOT NULL, exh_id int NOT NULL REFERENCES exhibition, sold_through text NOT NULL, party_name text, voided_at timestamp);
CREATE TABLE booking_line (booking_ref text NOT NULL REFERENCES booking, tariff_code text NOT NULL REFERENCES tariff, heads int NOT NULL, unit_price numeric(6,2) NOT NULL, scanned int NOT NULL, PRIMARY KEY (booking_ref, tariff_code));
COMMENT ON COLUMN booking_line.scanned IS 'how many of the heads were let in at the gate';
CREATE TABLE audio_guide_hire (hire_id int PRIMARY KEY, booking_ref text NOT NULL REFERENCES booking, lang text NOT NULL, devices int NOT NULL, fee_each numeric(4,2) NOT NULL);
