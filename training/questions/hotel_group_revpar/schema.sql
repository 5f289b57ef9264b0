CREATE TABLE hotel (hotel_id int PRIMARY KEY, hotel_name text NOT NULL, town text NOT NULL, opened_on date NOT NULL);
CREATE TABLE room_type (type_id int PRIMARY KEY, hotel_id int NOT NULL REFERENCES hotel, label text NOT NULL, room_count int NOT NULL, rack_rate numeric(7,2) NOT NULL);
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, nationality text, loyalty_tier text);
CREATE TABLE booking (booking_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guest, type_id int NOT NULL REFERENCES room_type, source text NOT NULL, booked_on date NOT NULL, arrival date NOT NULL, departure date NOT NULL, adults int NOT NULL, children int NOT NULL DEFAULT 0, nightly_rate numeric(7,2) NOT NULL, commission_pct numeric(4,1) NOT NULL, booking_status text NOT NULL, cancelled_on date);
CREATE TABLE extra_charge (charge_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES booking, charged_on date NOT NULL, item text NOT NULL, quantity int NOT NULL, unit_price numeric(7,2) NOT NULL);
CREATE TABLE guest_review (review_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES booking, reviewed_on date NOT NULL, score int NOT NULL, comment text);
COMMENT ON COLUMN booking.booking_status IS 'confirmed, stayed, cancelled or no-show';
COMMENT ON COLUMN booking.commission_pct IS 'percent of the room price that the source keeps';
