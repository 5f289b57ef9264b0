-- links are by column name only
CREATE TABLE rivers (
  river_id integer PRIMARY KEY,
  river_name text NOT NULL,
  catchment_km2 integer
);
CREATE TABLE gauges (
  gauge_id integer PRIMARY KEY,
  gauge_name text NOT NULL,
  river_id integer NOT NULL,
  warning_level_cm integer NOT NULL,
  flood_level_cm integer NOT NULL,
  installed date NOT NULL,
  decommissioned date
);
CREATE TABLE readings (
  reading_id integer PRIMARY KEY,
  gauge_id integer NOT NULL,
  read_at timestamptz NOT NULL,
  level_cm integer NOT NULL,
  rain_mm numeric(5,1)
);
CREATE TABLE wardens (
  warden_id integer PRIMARY KEY,
  full_name text NOT NULL,
  village text NOT NULL,
  mobile text,
  trained_on date,
  active boolean NOT NULL
);
CREATE TABLE households (
  household_id integer PRIMARY KEY,
  address text NOT NULL,
  village text NOT NULL,
  residents integer NOT NULL,
  needs_help boolean NOT NULL,
  warden_id integer,
  flood_gate boolean NOT NULL
);
CREATE TABLE alerts (
  alert_id integer PRIMARY KEY,
  gauge_id integer NOT NULL,
  severity text NOT NULL,
  issued_at timestamptz NOT NULL,
  lifted_at timestamptz
);
CREATE TABLE flood_damage (
  damage_id integer PRIMARY KEY,
  household_id integer NOT NULL,
  flooded_on date NOT NULL,
  depth_cm integer NOT NULL,
  damage_cost integer,
  grant_paid integer NOT NULL
);
