CREATE TABLE flights (
  fl_date date NOT NULL,
  carrier text NOT NULL,
  fl_num integer NOT NULL,
  tail_num text,
  origin text NOT NULL,
  dest text NOT NULL,
  crs_dep time NOT NULL,
  dep time,
  dep_delay integer,
  taxi_out integer,
  taxi_in integer,
  crs_arr time NOT NULL,
  arr time,
  arr_delay integer,
  cancelled integer NOT NULL,
  cancel_code text,
  diverted integer NOT NULL,
  crs_elapsed integer NOT NULL,
  actual_elapsed integer,
  air_time integer,
  distance_km integer NOT NULL,
  d_carrier integer,
  d_weather integer,
  d_atc integer,
  d_late_aircraft integer,
  seats integer NOT NULL,
  pax integer,
  PRIMARY KEY (fl_date, carrier, fl_num)
);
COMMENT ON COLUMN flights.crs_dep IS 'planned departure';
COMMENT ON COLUMN flights.dep IS 'actual departure';
COMMENT ON COLUMN flights.dep_delay IS 'minutes late at departure, negative when early';
COMMENT ON COLUMN flights.arr_delay IS 'minutes late at arrival, negative when early';
COMMENT ON COLUMN flights.cancelled IS '1 yes, 0 no; diverted in the same way';
COMMENT ON COLUMN flights.cancel_code IS 'A carrier, B weather, C air traffic control';
COMMENT ON COLUMN flights.crs_elapsed IS 'planned minutes from gate to gate';
COMMENT ON COLUMN flights.d_carrier IS 'minutes of the arrival delay caused by the carrier; likewise d_weather, d_atc (air traffic control) and d_late_aircraft';
CREATE TABLE carriers (
  code text PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE airports (
  iata text PRIMARY KEY,
  airport text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  runways integer NOT NULL
);
CREATE TABLE planes (
  tail_num text PRIMARY KEY,
  manufacturer text NOT NULL,
  model text NOT NULL,
  year_built integer,
  engines integer NOT NULL
);
