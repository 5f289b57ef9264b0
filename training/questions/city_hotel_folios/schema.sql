CREATE TABLE room_types (
  type_code text PRIMARY KEY,
  description text NOT NULL,
  sleeps int NOT NULL,
  rack_rate numeric(7,2) NOT NULL -- published price of a night
);
CREATE TABLE rooms (
  room_no int PRIMARY KEY,
  type_code text NOT NULL REFERENCES room_types,
  floor int NOT NULL,
  out_of_order boolean NOT NULL
);
CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  nationality text NOT NULL,
  loyalty_tier text -- silver, gold; empty for none
);
CREATE TABLE agents (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  commission_percent numeric(4,1) NOT NULL
);
CREATE TABLE reservations (
  res_no int PRIMARY KEY,
  booker_id int NOT NULL REFERENCES guests(guest_id),
  guest_id int NOT NULL REFERENCES guests(guest_id),
  agent_id int REFERENCES agents,
  type_code text NOT NULL REFERENCES room_types,
  room_no int REFERENCES rooms,
  booked_on date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  nightly_rate numeric(7,2) NOT NULL,
  deposit numeric(7,2) NOT NULL,
  status text NOT NULL, -- booked, in house, left, cancelled, no-show
  cancelled_on date
);
COMMENT ON COLUMN reservations.booker_id IS 'who made the reservation';
COMMENT ON COLUMN reservations.guest_id IS 'who sleeps here';
COMMENT ON COLUMN reservations.agent_id IS 'empty: booked directly with us';
COMMENT ON COLUMN reservations.room_no IS 'given at check-in';
CREATE TABLE folio_items (
  item_id int PRIMARY KEY,
  res_no int NOT NULL REFERENCES reservations,
  posted_on date NOT NULL,
  department text NOT NULL, -- room, breakfast, bar, spa, parking
  quantity int NOT NULL,
  unit_amount numeric(7,2) NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  res_no int NOT NULL REFERENCES reservations,
  received_on date NOT NULL,
  method text NOT NULL, -- card, cash, transfer
  amount numeric(8,2) NOT NULL
);
