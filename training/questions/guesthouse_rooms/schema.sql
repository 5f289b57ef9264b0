CREATE TABLE rooms (
  room_no integer PRIMARY KEY,
  floor integer NOT NULL,
  bed_type text NOT NULL,
  view text NOT NULL,
  accessible char(1) NOT NULL,
  smoking char(1) NOT NULL,
  nightly_rate numeric(7,2) NOT NULL
);
CREATE TABLE guests (
  guest_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  nationality char(2) NOT NULL,
  guest_type text NOT NULL,
  newsletter char(1) NOT NULL
);
CREATE TABLE bookings (
  booking_id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guests,
  room_no integer NOT NULL REFERENCES rooms,
  booked_on date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  channel text NOT NULL,
  board text NOT NULL,
  purpose text NOT NULL,
  status text NOT NULL
);
CREATE TABLE extras (
  extra_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  item text NOT NULL,
  charged_on date NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  paid_on date NOT NULL,
  method text NOT NULL,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE reviews (
  review_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  written_on date NOT NULL,
  stars integer NOT NULL,
  language char(2) NOT NULL
);
