CREATE TABLE hotel (hotel_id int PRIMARY KEY, hotel_name text NOT NULL, city text NOT NULL, stars int NOT NULL);
CREATE TABLE room (room_id int PRIMARY KEY, hotel_id int NOT NULL REFERENCES hotel, room_no text NOT NULL, room_type text NOT NULL, rack_rate numeric(7,2) NOT NULL, out_of_order boolean NOT NULL DEFAULT false);
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, nationality text, loyalty_level text);
CREATE TABLE booking (booking_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guest, room_id int NOT NULL REFERENCES room, channel text NOT NULL, booked_on date NOT NULL, check_in date NOT NULL, check_out date NOT NULL, nightly_rate numeric(7,2) NOT NULL, commission_pct numeric(4,1) NOT NULL, status text NOT NULL, cancelled_on date);
CREATE TABLE extra (extra_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES booking, item text NOT NULL, charged_on date NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE review (review_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES booking, score int NOT NULL, written_on date NOT NULL);
COMMENT ON COLUMN booking.status IS 'confirmed, stayed, cancelled, no_show';
COMMENT ON COLUMN booking.check_out IS 'day of departure; nights = check_out - check_in';
