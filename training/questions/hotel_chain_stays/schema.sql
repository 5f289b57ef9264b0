CREATE TABLE hotel (hotel_code char(3) PRIMARY KEY, hotel_name text NOT NULL, city text NOT NULL, stars int NOT NULL, rooms_total int NOT NULL);
CREATE TABLE room_type (type_code char(2) PRIMARY KEY, type_name text NOT NULL, max_guests int NOT NULL);
CREATE TABLE guest (guest_no int PRIMARY KEY, last_name text NOT NULL, first_name text NOT NULL, country text NOT NULL, company text, vip boolean NOT NULL);
CREATE TABLE reservation (
  res_no int PRIMARY KEY, hotel_code char(3) NOT NULL REFERENCES hotel, type_code char(2) NOT NULL REFERENCES room_type,
  booker_no int NOT NULL REFERENCES guest, guest_no int NOT NULL REFERENCES guest,
  booked_on date NOT NULL, arrival_on date NOT NULL, nights int NOT NULL, rooms int NOT NULL,
  room_total numeric(9,2) NOT NULL, breakfast_per_night numeric(6,2) NOT NULL, channel text NOT NULL, status text NOT NULL
);
COMMENT ON COLUMN reservation.room_total IS 'price of all rooms for all nights, breakfast not included';
COMMENT ON COLUMN reservation.breakfast_per_night IS 'for all rooms together, for one night';
COMMENT ON COLUMN reservation.status IS 'confirmed, checked out, cancelled, no show';
COMMENT ON COLUMN reservation.booker_no IS 'who made the booking; guest_no is who sleeps there';
CREATE TABLE extra_charge (charge_no int PRIMARY KEY, res_no int NOT NULL REFERENCES reservation, charged_on date NOT NULL, category text NOT NULL, qty int NOT NULL, unit_amount numeric(7,2) NOT NULL);
CREATE TABLE survey (res_no int PRIMARY KEY REFERENCES reservation, answered_on date NOT NULL, overall int NOT NULL, service int NOT NULL, room int NOT NULL);
