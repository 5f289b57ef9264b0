CREATE TABLE hotels (
  hotel_id int PRIMARY KEY,
  hotel_name text NOT NULL,
  town text NOT NULL,
  stars int NOT NULL,
  manager text NOT NULL
);
CREATE TABLE room_types (
  room_type_id int PRIMARY KEY,
  label text NOT NULL,
  sleeps int NOT NULL
);
CREATE TABLE rooms (
  room_id int PRIMARY KEY,
  hotel_id int NOT NULL REFERENCES hotels,
  room_type_id int NOT NULL REFERENCES room_types,
  room_number text NOT NULL,
  floor int NOT NULL,
  sea_view boolean NOT NULL,
  closed_for_repair boolean NOT NULL DEFAULT false
);
CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  full_name text NOT NULL,
  nationality text,
  email text,
  loyalty_points int NOT NULL DEFAULT 0,
  vip boolean NOT NULL DEFAULT false
);
CREATE TABLE bookings (
  booking_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES rooms,
  guest_id int NOT NULL REFERENCES guests,
  channel text NOT NULL,
  booked_on date NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  rate_per_night numeric(8,2) NOT NULL,
  status text NOT NULL CHECK (status IN ('confirmed','checked in','checked out','cancelled','no show'))
);
CREATE TABLE extras (
  extra_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings,
  item text NOT NULL,
  amount numeric(8,2) NOT NULL,
  charged_on date NOT NULL
);
CREATE TABLE housekeeping (
  task_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES rooms,
  cleaned_on date NOT NULL,
  cleaner text NOT NULL,
  minutes int NOT NULL,
  issue text
);
CREATE TABLE guest_reviews (
  review_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings,
  score int NOT NULL CHECK (score BETWEEN 1 AND 10),
  remark text,
  written_on date NOT NULL
);
