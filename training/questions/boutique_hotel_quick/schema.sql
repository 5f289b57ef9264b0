CREATE TABLE room_types (
  type_code char(2) PRIMARY KEY, -- SG single, DB double, SU suite, FA family
  rack_rate numeric(7,2) NOT NULL -- list price a night
);
CREATE TABLE rooms (
  room_no int PRIMARY KEY,
  floor int NOT NULL,
  type_code char(2) NOT NULL REFERENCES room_types,
  sea_view char(1) NOT NULL, -- Y/N
  out_of_order boolean NOT NULL
);
CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  last_name text NOT NULL,
  first_name text NOT NULL,
  nationality char(2) NOT NULL,
  vip char(1) NOT NULL, -- Y/N
  newsletter boolean NOT NULL
);
CREATE TABLE stays (
  stay_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES guests, -- who sleeps here
  payer_id int NOT NULL REFERENCES guests, -- who pays
  room_no int NOT NULL REFERENCES rooms,
  booked_on date NOT NULL,
  arrive date NOT NULL,
  depart date NOT NULL,
  stat text NOT NULL, -- RES reserved, INH in house, OUT checked out, CXL, NSH no show
  chan text NOT NULL, -- BDC Booking.com, DIR direct, TEL phone, EXP Expedia
  nightly numeric(7,2) NOT NULL, -- agreed rate a night
  room_total numeric(8,2) NOT NULL, -- nightly times nights
  commission numeric(7,2) NOT NULL
);
CREATE TABLE extras (
  extra_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays,
  item text NOT NULL, -- breakfast, spa, minibar, parking
  qty int NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  posted_on date NOT NULL
);
CREATE TABLE payments (
  pay_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays,
  paid_on date NOT NULL,
  method text NOT NULL, -- CC card, CA cash, BT bank transfer
  amount numeric(8,2) NOT NULL
);
