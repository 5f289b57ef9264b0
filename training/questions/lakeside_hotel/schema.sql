CREATE TABLE room_types (
  room_type_id int PRIMARY KEY,
  name text NOT NULL,
  beds int NOT NULL,
  nightly_rate numeric(7,2) NOT NULL
);
CREATE TABLE rooms (
  room_number int PRIMARY KEY,
  room_type_id int NOT NULL REFERENCES room_types(room_type_id),
  floor int NOT NULL,
  lake_view boolean NOT NULL
);
CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  email text
);
CREATE TABLE bookings (
  booking_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES guests(guest_id),
  room_number int NOT NULL REFERENCES rooms(room_number),
  booked_on date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  status text NOT NULL,
  channel text NOT NULL,
  total_price numeric(8,2) NOT NULL
);
CREATE TABLE extras (
  extra_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings(booking_id),
  description text NOT NULL,
  charged_on date NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings(booking_id),
  paid_on date NOT NULL,
  method text NOT NULL,
  amount numeric(8,2) NOT NULL
);
