CREATE TABLE room_types (
  room_type_code text PRIMARY KEY,
  title text NOT NULL,
  max_guests int NOT NULL,
  rack_rate numeric(7,2) NOT NULL
);
CREATE TABLE rooms (
  room_number int PRIMARY KEY,
  room_type_code text NOT NULL REFERENCES room_types,
  floor int NOT NULL,
  out_of_service boolean NOT NULL DEFAULT false
);
CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  full_name text NOT NULL,
  country text NOT NULL,
  email text,
  company text
);
CREATE TABLE channels (
  channel_id int PRIMARY KEY,
  channel_name text NOT NULL,
  commission_percent numeric(4,1) NOT NULL
);
CREATE TABLE reservations (
  reservation_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES guests,
  room_number int REFERENCES rooms,
  channel_id int NOT NULL REFERENCES channels,
  booked_at timestamptz NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  nightly_rate numeric(7,2) NOT NULL,
  breakfast boolean NOT NULL,
  cancelled_at timestamptz
);
CREATE TABLE extras (
  extra_id int PRIMARY KEY,
  reservation_id int NOT NULL REFERENCES reservations,
  charged_on date NOT NULL,
  item text NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  reservation_id int NOT NULL REFERENCES reservations,
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  method text NOT NULL
);
CREATE TABLE reviews (
  review_id int PRIMARY KEY,
  reservation_id int NOT NULL REFERENCES reservations,
  written_on date NOT NULL,
  stars int NOT NULL,
  remark text
);
