CREATE TABLE artists (
  artist_id integer PRIMARY KEY,
  name text NOT NULL,
  nationality text NOT NULL,
  born integer NOT NULL,
  died integer
);
CREATE TABLE lawns (
  lawn_id integer PRIMARY KEY,
  name text NOT NULL,
  hectares numeric(4,1) NOT NULL,
  step_free boolean NOT NULL
);
CREATE TABLE sculptures (
  sculpture_id integer PRIMARY KEY,
  title text NOT NULL,
  artist_id integer NOT NULL REFERENCES artists(artist_id),
  lawn_id integer REFERENCES lawns(lawn_id),
  material text NOT NULL,
  made_year integer NOT NULL,
  height_cm integer NOT NULL,
  weight_kg integer NOT NULL,
  acquired_on date NOT NULL,
  installed_on date,
  price_paid numeric(10,2),
  insured_for numeric(10,2) NOT NULL,
  donor text
);
COMMENT ON COLUMN sculptures.price_paid IS 'empty when the work was given to us';
COMMENT ON COLUMN sculptures.installed_on IS 'day it was put up on its lawn; empty while it is in the depot';
CREATE TABLE cleanings (
  cleaning_id integer PRIMARY KEY,
  sculpture_id integer NOT NULL REFERENCES sculptures(sculpture_id),
  restorer text NOT NULL,
  booked_on date NOT NULL,
  cleaned_on date,
  hours numeric(4,1),
  cost numeric(8,2)
);
CREATE TABLE park_days (
  day date PRIMARY KEY,
  adults integer NOT NULL,
  children integer NOT NULL,
  ticket_takings numeric(8,2) NOT NULL,
  cafe_takings numeric(8,2) NOT NULL,
  weather text NOT NULL
);
