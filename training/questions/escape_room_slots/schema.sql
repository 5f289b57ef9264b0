CREATE TABLE rooms (
  room_id integer PRIMARY KEY,
  room_name text NOT NULL,
  difficulty text NOT NULL,
  opened_on date NOT NULL,
  refurbished_on date,
  closed_on date
);
CREATE TABLE game_masters (
  gm_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE guests (
  guest_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL,
  account_created timestamp NOT NULL,
  last_login timestamp,
  account_edited timestamp NOT NULL
);
CREATE TABLE bookings (
  booking_id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms(room_id),
  guest_id integer NOT NULL REFERENCES guests(guest_id),
  gm_id integer REFERENCES game_masters(gm_id),
  players integer NOT NULL,
  price numeric(7,2) NOT NULL,
  slot_at timestamp NOT NULL,
  booked_at timestamp NOT NULL,
  confirmed_at timestamp,
  paid_at timestamp,
  game_started_at timestamp,
  game_ended_at timestamp,
  escaped boolean,
  cancelled_at timestamp,
  refunded_at timestamp,
  row_edited timestamp NOT NULL
);
COMMENT ON COLUMN bookings.slot_at IS 'the day and time the group is to play';
CREATE TABLE gift_vouchers (
  voucher_id integer PRIMARY KEY,
  value numeric(7,2) NOT NULL,
  sold_on date NOT NULL,
  posted_on date,
  redeemed_on date,
  expires_on date NOT NULL,
  refunded_on date
);
CREATE TABLE prop_repairs (
  repair_id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms(room_id),
  prop text NOT NULL,
  reported_at timestamp NOT NULL,
  spare_ordered_on date,
  spare_arrived_on date,
  fixed_at timestamp,
  cost numeric(7,2)
);
CREATE TABLE company_invoices (
  invoice_no integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings(booking_id),
  company text NOT NULL,
  amount numeric(8,2) NOT NULL,
  invoice_date date NOT NULL,
  mailed_on date,
  due_on date NOT NULL,
  paid_on date
);
