CREATE TABLE tracks (
  track_id int PRIMARY KEY,
  track_name text NOT NULL,
  length_m int NOT NULL,
  karts_allowed int NOT NULL
);
CREATE TABLE tariffs (
  tariff_id int PRIMARY KEY,
  tariff_name text NOT NULL,
  minutes int NOT NULL,
  full_price numeric(8,2) NOT NULL,
  child_price numeric(8,2) NOT NULL
);
CREATE TABLE marshals (
  marshal_id int PRIMARY KEY,
  marshal_name text NOT NULL,
  hourly_wage numeric(6,2) NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE heats (
  heat_id int PRIMARY KEY,
  track_id int NOT NULL REFERENCES tracks(track_id),
  tariff_id int NOT NULL REFERENCES tariffs(tariff_id),
  marshal_id int NOT NULL REFERENCES marshals(marshal_id),
  starts_at timestamptz NOT NULL,
  places int NOT NULL,
  called_off boolean NOT NULL
);
CREATE TABLE bookings (
  booking_id int PRIMARY KEY,
  heat_id int NOT NULL REFERENCES heats(heat_id),
  booker text NOT NULL,
  channel text NOT NULL,
  booked_at timestamptz NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  voucher_value numeric(8,2) NOT NULL,
  turned_up boolean
);
CREATE TABLE bar_sales (
  bar_sale_id int PRIMARY KEY,
  booking_id int REFERENCES bookings(booking_id),
  sold_at timestamptz NOT NULL,
  item text NOT NULL,
  units int NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  unit_cost numeric(6,2) NOT NULL
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  track_id int NOT NULL REFERENCES tracks(track_id),
  kart_no int NOT NULL,
  reported_on date NOT NULL,
  fixed_on date,
  parts_cost numeric(8,2) NOT NULL,
  labour_hours numeric(5,1) NOT NULL
);
COMMENT ON COLUMN bookings.channel IS 'web, phone, walk-in';
COMMENT ON COLUMN bookings.voucher_value IS 'paid by voucher, taken off the ticket price';
COMMENT ON COLUMN bookings.turned_up IS 'empty while the heat is still to come';
