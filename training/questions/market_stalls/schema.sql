CREATE TABLE tbl_square (
  square_id int PRIMARY KEY,
  square_name text NOT NULL,
  district text NOT NULL,
  market_weekday text NOT NULL
);
CREATE TABLE tbl_pitch (
  pitch_id int PRIMARY KEY,
  square_id int NOT NULL REFERENCES tbl_square,
  pitch_label text NOT NULL,
  metres numeric(4,1) NOT NULL,
  has_power boolean NOT NULL,
  daily_rate numeric(6,2) NOT NULL
);
CREATE TABLE tbl_trader (
  trader_id int PRIMARY KEY,
  trading_name text NOT NULL,
  owner_name text NOT NULL,
  goods text NOT NULL,
  phone text,
  insured_until date
);
CREATE TABLE tbl_licence (
  licence_no text PRIMARY KEY,
  trader_id int NOT NULL REFERENCES tbl_trader,
  issued date NOT NULL,
  expires date NOT NULL,
  revoked date
);
CREATE TABLE tbl_booking (
  booking_id int PRIMARY KEY,
  pitch_id int NOT NULL REFERENCES tbl_pitch,
  trader_id int NOT NULL REFERENCES tbl_trader,
  market_date date NOT NULL,
  booked_on date NOT NULL,
  fee numeric(6,2) NOT NULL,
  paid_on date,
  attended boolean
);
CREATE TABLE tbl_inspection (
  inspection_id int PRIMARY KEY,
  trader_id int NOT NULL REFERENCES tbl_trader,
  inspected_on date NOT NULL,
  warden text NOT NULL,
  result text NOT NULL,
  fine numeric(6,2)
);
COMMENT ON COLUMN tbl_booking.attended IS 'Empty for market days still to come';
