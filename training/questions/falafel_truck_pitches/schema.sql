CREATE TABLE trucks (
  truck_id integer PRIMARY KEY,
  truck_name text NOT NULL,
  seats_outside integer NOT NULL,
  bought_on date NOT NULL
);
CREATE TABLE pitches (
  pitch_id integer PRIMARY KEY,
  pitch_name text NOT NULL,
  borough text NOT NULL,
  daily_rent numeric(7,2) NOT NULL,
  power_supply boolean NOT NULL
);
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  staff_name text NOT NULL,
  job text NOT NULL CHECK (job IN ('cook','seller')),
  hourly_wage numeric(5,2) NOT NULL,
  left_on date
);
CREATE TABLE stand_days (
  stand_day_id integer PRIMARY KEY,
  truck_id integer NOT NULL REFERENCES trucks,
  pitch_id integer NOT NULL REFERENCES pitches,
  day date NOT NULL,
  weather text,
  cash_taken numeric(8,2),
  card_taken numeric(8,2),
  called_off boolean NOT NULL DEFAULT false
);
CREATE TABLE crew (
  stand_day_id integer NOT NULL REFERENCES stand_days,
  staff_id integer NOT NULL REFERENCES staff,
  hours numeric(4,1) NOT NULL,
  PRIMARY KEY (stand_day_id, staff_id)
);
CREATE TABLE menu (
  dish_id integer PRIMARY KEY,
  dish text NOT NULL,
  price numeric(5,2) NOT NULL,
  vegan boolean NOT NULL
);
CREATE TABLE portions (
  stand_day_id integer NOT NULL REFERENCES stand_days,
  dish_id integer NOT NULL REFERENCES menu,
  sold integer NOT NULL,
  thrown_away integer NOT NULL DEFAULT 0,
  PRIMARY KEY (stand_day_id, dish_id)
);
