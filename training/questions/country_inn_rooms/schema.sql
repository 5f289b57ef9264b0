CREATE TABLE inn_room (room_name text PRIMARY KEY, beds int NOT NULL, rate_night numeric(6,2) NOT NULL, bath text NOT NULL, dogs_ok boolean NOT NULL);
CREATE TABLE inn_guest (guest_no int PRIMARY KEY, guest_name text NOT NULL, home_town text, regular boolean NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE inn_booking (booking_no int PRIMARY KEY, guest_no int NOT NULL REFERENCES inn_guest, room_name text NOT NULL REFERENCES inn_room, taken_by text NOT NULL, made_on date NOT NULL, from_date date NOT NULL, nights int NOT NULL, price_night numeric(6,2) NOT NULL, breakfast boolean NOT NULL, status text NOT NULL);
CREATE TABLE inn_dinner (dinner_no int PRIMARY KEY, booking_no int REFERENCES inn_booking, served_on date NOT NULL, covers int NOT NULL, food numeric(7,2) NOT NULL, drinks numeric(7,2) NOT NULL, paid_how text);
CREATE TABLE inn_invoice (invoice_no int PRIMARY KEY, booking_no int NOT NULL REFERENCES inn_booking, issued date NOT NULL, total numeric(8,2) NOT NULL, paid date);
CREATE TABLE inn_event (event_no int PRIMARY KEY, title text NOT NULL, event_date date NOT NULL, party_size int NOT NULL, hall_fee numeric(7,2) NOT NULL, deposit numeric(7,2), deposit_paid date, contact_guest int REFERENCES inn_guest(guest_no));
COMMENT ON COLUMN inn_dinner.booking_no IS 'null when the diners did not stay overnight';
COMMENT ON COLUMN inn_dinner.paid_how IS 'cash, card, room; null while the bill is open';
COMMENT ON COLUMN inn_booking.status IS 'held, confirmed, stayed, no show, cancelled';
