CREATE TABLE customers (
  customer_id serial PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  city text NOT NULL,
  heard_from text
);
CREATE TABLE marquees (
  marquee_id serial PRIMARY KEY,
  code text NOT NULL,
  width_m int NOT NULL,
  length_m int NOT NULL,
  seats int NOT NULL,
  price_weekend numeric(8,2) NOT NULL,
  condition text NOT NULL
);
CREATE TABLE extras (
  extra_id serial PRIMARY KEY,
  name text NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  owned_quantity int NOT NULL
);
CREATE TABLE bookings (
  booking_id serial PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  marquee_id int NOT NULL REFERENCES marquees,
  enquired_on date NOT NULL,
  set_up_on date NOT NULL,
  take_down_on date NOT NULL,
  occasion text NOT NULL,
  state text NOT NULL,
  hire_price numeric(8,2) NOT NULL,
  deposit_paid_on date,
  balance_paid_on date
);
CREATE TABLE booking_extras (
  booking_id int NOT NULL REFERENCES bookings,
  extra_id int NOT NULL REFERENCES extras,
  quantity int NOT NULL,
  PRIMARY KEY (booking_id, extra_id)
);
CREATE TABLE crew_members (
  member_id serial PRIMARY KEY,
  name text NOT NULL,
  day_rate numeric(6,2) NOT NULL,
  can_drive boolean NOT NULL
);
CREATE TABLE crew_days (
  booking_id int NOT NULL REFERENCES bookings,
  member_id int NOT NULL REFERENCES crew_members,
  work_date date NOT NULL,
  task text NOT NULL,
  PRIMARY KEY (booking_id, member_id, work_date)
);
COMMENT ON COLUMN bookings.state IS 'option, confirmed, done, cancelled';
COMMENT ON COLUMN crew_days.task IS 'set-up or take-down';
