CREATE TABLE track (
  track_id integer PRIMARY KEY,
  name text NOT NULL,
  place text NOT NULL,
  seating integer NOT NULL,
  year_opened integer,
  lap_metres integer NOT NULL
);
CREATE TABLE rider (
  rider_id integer PRIMARY KEY,
  forename text NOT NULL,
  surname text NOT NULL,
  nation text NOT NULL,
  dob date NOT NULL
);
CREATE TABLE machine (
  machine_id integer PRIMARY KEY,
  maker text NOT NULL,
  type_name text NOT NULL,
  engine_cc integer NOT NULL,
  top_speed integer NOT NULL,
  cost_eur integer NOT NULL
);
CREATE TABLE race (
  race_id integer PRIMARY KEY,
  name text NOT NULL,
  class text NOT NULL,
  track_id integer NOT NULL REFERENCES track(track_id),
  race_day date NOT NULL,
  laps integer NOT NULL,
  purse_eur integer NOT NULL
);
CREATE TABLE finish (
  race_id integer NOT NULL REFERENCES race(race_id),
  rider_id integer NOT NULL REFERENCES rider(rider_id),
  machine_id integer NOT NULL REFERENCES machine(machine_id),
  place integer,
  points integer NOT NULL,
  laps_done integer NOT NULL,
  best_lap_seconds numeric(6,2),
  PRIMARY KEY (race_id, rider_id)
);
