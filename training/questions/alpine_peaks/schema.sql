CREATE TABLE t_range (
  range_id integer PRIMARY KEY,
  range_name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE t_peak (
  peak_id integer PRIMARY KEY,
  range_id integer NOT NULL REFERENCES t_range(range_id),
  peak_name text NOT NULL,
  height_m integer NOT NULL,
  prominence_m integer,
  first_ascent_year integer
);
COMMENT ON COLUMN t_peak.first_ascent_year IS 'empty: never climbed';
CREATE TABLE t_hut (
  hut_id integer PRIMARY KEY,
  range_id integer NOT NULL REFERENCES t_range(range_id),
  hut_name text NOT NULL,
  altitude_m integer NOT NULL,
  beds integer NOT NULL,
  night_price_eur numeric(5,2) NOT NULL,
  is_staffed boolean NOT NULL
);
CREATE TABLE t_climber (
  climber_id integer PRIMARY KEY,
  full_name text NOT NULL,
  nationality text NOT NULL,
  born_on date
);
CREATE TABLE t_ascent (
  ascent_id integer PRIMARY KEY,
  peak_id integer NOT NULL REFERENCES t_peak(peak_id),
  climber_id integer NOT NULL REFERENCES t_climber(climber_id),
  hut_id integer REFERENCES t_hut(hut_id),
  climbed_on date NOT NULL,
  hours_up numeric(4,1),
  reached_summit boolean NOT NULL,
  route text NOT NULL
);
