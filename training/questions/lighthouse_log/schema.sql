CREATE TABLE coast (
  coast_id integer PRIMARY KEY,
  coast_name text NOT NULL,
  sea text NOT NULL
);
CREATE TABLE lighthouse (
  lighthouse_id integer PRIMARY KEY,
  coast_id integer NOT NULL REFERENCES coast(coast_id),
  lighthouse_name text NOT NULL,
  built_year integer NOT NULL,
  tower_height_m numeric(5,1) NOT NULL,
  light_range_nm integer,
  automated_on date,
  tower_colour text NOT NULL
);
CREATE TABLE keeper (
  keeper_id integer PRIMARY KEY,
  keeper_name text NOT NULL,
  lighthouse_id integer REFERENCES lighthouse(lighthouse_id),
  served_from date NOT NULL,
  served_until date,
  monthly_wage numeric(8,2) NOT NULL
);
CREATE TABLE log_entry (
  entry_id integer PRIMARY KEY,
  lighthouse_id integer NOT NULL REFERENCES lighthouse(lighthouse_id),
  logged_at timestamp NOT NULL,
  kind text NOT NULL,
  wind_force integer,
  remark text
);
