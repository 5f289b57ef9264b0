CREATE TABLE hotels (hotel_id int PRIMARY KEY, hotel_name text NOT NULL, town text NOT NULL, stars int NOT NULL);
CREATE TABLE room_types (type_code text PRIMARY KEY, label text NOT NULL);
CREATE TABLE rooms (room_id int PRIMARY KEY, hotel_id int NOT NULL REFERENCES hotels, room_number text NOT NULL, type_code text NOT NULL REFERENCES room_types, out_of_order boolean NOT NULL DEFAULT false);
CREATE TABLE guests (guest_id int PRIMARY KEY, full_name text NOT NULL, nationality text NOT NULL, sex text, loyalty_tier text CHECK (loyalty_tier IN ('basic','silver','gold')));
COMMENT ON COLUMN guests.nationality IS 'ISO 3166 alpha-3';
CREATE TABLE booking_statuses (status_id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE bookings (booking_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guests, room_id int NOT NULL REFERENCES rooms, booked_on date NOT NULL, arrival date NOT NULL, departure date NOT NULL, status_id int NOT NULL REFERENCES booking_statuses, channel text NOT NULL CHECK (channel IN ('OTA','DIRECT','PHONE','TOUR_OP')), nightly_rate numeric(8,2) NOT NULL, adults int NOT NULL, children int NOT NULL);
CREATE TABLE extras (extra_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, item text NOT NULL, charged_on date NOT NULL, amount numeric(8,2) NOT NULL);
