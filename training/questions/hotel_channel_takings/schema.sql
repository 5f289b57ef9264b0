CREATE TABLE hotel (
  hotel_code char(3) PRIMARY KEY,
  hotel_name text NOT NULL,
  city text NOT NULL,
  stars int NOT NULL
);
CREATE TABLE room (
  hotel_code char(3) NOT NULL REFERENCES hotel,
  room_no text NOT NULL,
  room_type text NOT NULL,
  rack_rate numeric(7,2) NOT NULL,
  out_of_order boolean NOT NULL DEFAULT false,
  PRIMARY KEY (hotel_code, room_no)
);
CREATE TABLE channel (
  channel_id int PRIMARY KEY,
  channel_name text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE guest (
  guest_id int PRIMARY KEY,
  guest_name text NOT NULL,
  nationality text,
  loyalty_tier text
);
CREATE TABLE reservation (
  res_id int PRIMARY KEY,
  hotel_code char(3) NOT NULL REFERENCES hotel,
  room_no text,
  guest_id int NOT NULL REFERENCES guest,
  channel_id int NOT NULL REFERENCES channel,
  booked_on date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  adults int NOT NULL,
  rate_per_night numeric(7,2) NOT NULL,
  res_status text NOT NULL
);
COMMENT ON COLUMN reservation.res_status IS 'confirmed, in house, checked out, cancelled, no-show';
CREATE TABLE folio_item (
  item_id int PRIMARY KEY,
  res_id int NOT NULL REFERENCES reservation,
  department text NOT NULL,
  amount numeric(8,2) NOT NULL,
  posted_on date NOT NULL
);
COMMENT ON TABLE folio_item IS 'extras on the guest bill; the room itself is rate_per_night on the reservation';
CREATE TABLE guest_review (
  res_id int PRIMARY KEY REFERENCES reservation,
  score numeric(3,1) NOT NULL,
  comment text,
  posted_on date NOT NULL
);
