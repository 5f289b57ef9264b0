CREATE TABLE night_line (
  line_no text PRIMARY KEY,
  line_title text,
  runs_on text,
  wheelchair boolean
);
CREATE TABLE bus_stop (
  stop_code text PRIMARY KEY,
  stop_name text,
  quarter text,
  has_shelter boolean,
  has_light boolean
);
CREATE TABLE night_driver (
  badge int PRIMARY KEY,
  driver_name text,
  joined date,
  bonus_per_night numeric(6,2)
);
CREATE TABLE night_trip (
  trip_id int PRIMARY KEY,
  line_no text,
  badge int,
  night date,
  planned_start time,
  delay_min int,
  skipped boolean,
  skip_reason text
);
CREATE TABLE boarding (
  trip_id int,
  stop_code text,
  boarded int,
  left_bus int
);
CREATE TABLE fare_take (
  trip_id int,
  ticket_kind text,
  sold int,
  income_cents int
);
CREATE TABLE incident (
  incident_id int PRIMARY KEY,
  trip_id int,
  what text,
  police_called boolean,
  damage_eur numeric(8,2),
  noted_at timestamp
);
