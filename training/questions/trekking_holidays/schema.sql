CREATE TABLE guides (
  guide_id integer PRIMARY KEY,
  guide_name text NOT NULL,
  mother_tongue text NOT NULL,
  day_rate numeric(6,2) NOT NULL,
  first_aid_until date
);
CREATE TABLE treks (
  trek_id integer PRIMARY KEY,
  trek_name text NOT NULL,
  country text NOT NULL,
  nights integer NOT NULL,
  highest_m integer NOT NULL,
  difficulty integer NOT NULL,
  brochure_price numeric(8,2) NOT NULL
);
COMMENT ON COLUMN treks.difficulty IS '1 easy to 5 very hard';
CREATE TABLE departures (
  departure_id integer PRIMARY KEY,
  trek_id integer NOT NULL REFERENCES treks(trek_id),
  lead_guide integer NOT NULL REFERENCES guides(guide_id),
  second_guide integer REFERENCES guides(guide_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  max_people integer NOT NULL,
  min_people integer NOT NULL,
  guaranteed_on date,
  called_off_on date
);
COMMENT ON COLUMN departures.guaranteed_on IS 'day on which we promised that it will run';
CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  full_name text NOT NULL,
  lives_in text NOT NULL,
  born date NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE bookings (
  booking_id integer PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departures(departure_id),
  customer_id integer NOT NULL REFERENCES customers(customer_id),
  people integer NOT NULL,
  booked_on date NOT NULL,
  deposit_paid_on date,
  balance_paid_on date,
  cancelled_on date,
  price_total numeric(9,2) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  refund numeric(8,2) NOT NULL
);
COMMENT ON COLUMN bookings.price_total IS 'for all people of the booking';
COMMENT ON COLUMN bookings.customer_id IS 'the person who books and pays';
CREATE TABLE feedback (
  booking_id integer PRIMARY KEY REFERENCES bookings(booking_id),
  sent_on date NOT NULL,
  guide_mark integer NOT NULL,
  food_mark integer NOT NULL,
  overall_mark integer NOT NULL,
  words text
);
COMMENT ON COLUMN feedback.guide_mark IS '1 bad to 10 perfect, as the other marks';
