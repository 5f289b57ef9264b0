CREATE TABLE extra (
  extra_id integer PRIMARY KEY,
  name text NOT NULL,
  gender text NOT NULL,
  born_on date NOT NULL,
  city text NOT NULL,
  height_cm integer,
  registered_on date NOT NULL,
  blocked boolean NOT NULL DEFAULT false
);
CREATE TABLE skill (
  extra_id integer NOT NULL REFERENCES extra,
  skill text NOT NULL,
  PRIMARY KEY (extra_id, skill)
);
CREATE TABLE production (
  production_id integer PRIMARY KEY,
  title text NOT NULL,
  producer text NOT NULL,
  format text NOT NULL CHECK (format IN ('film','series','advert')),
  budget numeric(12,2)
);
CREATE TABLE shoot_day (
  shoot_id integer PRIMARY KEY,
  production_id integer NOT NULL REFERENCES production,
  shoot_date date NOT NULL,
  location text NOT NULL,
  extras_wanted integer NOT NULL
);
CREATE TABLE booking (
  booking_id integer PRIMARY KEY,
  shoot_id integer NOT NULL REFERENCES shoot_day,
  extra_id integer NOT NULL REFERENCES extra,
  offered_on date NOT NULL,
  answer text CHECK (answer IN ('yes','no')),
  turned_up boolean,
  day_rate numeric(7,2) NOT NULL,
  overtime_hours numeric(4,1) NOT NULL DEFAULT 0,
  paid_on date
);
COMMENT ON COLUMN booking.answer IS 'empty as long as the extra has not answered';
