CREATE TABLE drivers (
  driver_id integer PRIMARY KEY,
  driver_name text NOT NULL,
  volunteer boolean NOT NULL,
  started_on date NOT NULL,
  stopped_on date,
  midas_expires date
);
COMMENT ON COLUMN drivers.midas_expires IS 'expiry of the driving permit';
CREATE TABLE vehicles (
  reg text PRIMARY KEY,
  nickname text NOT NULL,
  seats integer NOT NULL,
  wheelchair_places integer NOT NULL,
  mot_due date NOT NULL
);
CREATE TABLE groups (
  group_id integer PRIMARY KEY,
  group_name text NOT NULL,
  village text NOT NULL,
  category text NOT NULL,
  member_since date
);
CREATE TABLE trips (
  trip_id integer PRIMARY KEY,
  group_id integer NOT NULL REFERENCES groups,
  reg text NOT NULL REFERENCES vehicles,
  driver_id integer REFERENCES drivers,
  trip_date date NOT NULL,
  status text NOT NULL CHECK (status IN ('requested','confirmed','done','cancelled')),
  passengers integer NOT NULL,
  wheelchairs integer NOT NULL DEFAULT 0,
  miles numeric(6,1),
  charge numeric(7,2) NOT NULL
);
CREATE TABLE fuel_fills (
  fill_id integer PRIMARY KEY,
  reg text NOT NULL REFERENCES vehicles,
  filled_on date NOT NULL,
  litres numeric(6,2) NOT NULL,
  cost numeric(7,2) NOT NULL
);
CREATE TABLE donations (
  donation_id integer PRIMARY KEY,
  group_id integer REFERENCES groups,
  given_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  gift_aid boolean NOT NULL
);
