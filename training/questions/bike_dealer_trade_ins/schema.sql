CREATE TABLE bike (
  frame_no text PRIMARY KEY,
  brand text NOT NULL,
  kind text NOT NULL,               -- R road, M mountain, C city, K kids, E e-bike
  cond int NOT NULL,                -- 1 mint, 2 good, 3 worn, 4 for parts only
  stolen_check text NOT NULL,       -- OK, HIT, TBD
  consignment boolean NOT NULL,     -- true: sold for the owner, not bought by us
  taken_in_on date NOT NULL,
  serviced_on date,
  sold_on date,
  ask_price numeric(7,2) NOT NULL,
  paid_to_owner numeric(7,2),
  sold_price numeric(7,2)
);
COMMENT ON TABLE bike IS 'second-hand bikes taken in';
COMMENT ON COLUMN bike.stolen_check IS 'police register: OK clear, HIT reported stolen, TBD not checked yet';
COMMENT ON COLUMN bike.sold_on IS 'empty while on the shop floor';
CREATE TABLE person (
  person_no int PRIMARY KEY,
  name text NOT NULL,
  loyalty char(1) NOT NULL,         -- B bronze, S silver, G gold, 0 none
  gets_sms boolean NOT NULL,
  banned boolean NOT NULL
);
CREATE TABLE trade (
  trade_no int PRIMARY KEY,
  frame_no text NOT NULL REFERENCES bike,
  seller_no int NOT NULL REFERENCES person,
  buyer_no int REFERENCES person,
  paid_by char(1),                  -- C cash, D debit card, V voucher; how the buyer paid
  payout char(1) NOT NULL,          -- C cash, T transfer, V voucher; how the seller got the money
  id_shown boolean NOT NULL         -- seller showed an identity card
);
CREATE TABLE mechanic (
  mech_no int PRIMARY KEY,
  name text NOT NULL,
  level int NOT NULL,               -- 1 apprentice, 2 journeyman, 3 master
  days_off text NOT NULL,
  quit_on date
);
CREATE TABLE repair (
  repair_no int PRIMARY KEY,
  frame_no text NOT NULL REFERENCES bike,
  mech_no int REFERENCES mechanic,
  checked_by int REFERENCES mechanic,
  rep_type char(2) NOT NULL,        -- BR brakes, GR gears, WH wheels, EL electrics, CL cleaning
  state char(1) NOT NULL,           -- W waiting for parts, P in progress, F finished, A abandoned
  opened_on date NOT NULL,
  done_on date,
  minutes int NOT NULL,
  parts numeric(6,2) NOT NULL
);
