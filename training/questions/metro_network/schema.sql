CREATE TABLE lines (
  code text PRIMARY KEY,
  name text NOT NULL,
  colour text NOT NULL,
  opened date NOT NULL,
  length_km numeric(5,1) NOT NULL,
  driverless boolean NOT NULL
);
CREATE TABLE stations (
  id smallint PRIMARY KEY,
  name text NOT NULL UNIQUE,
  district text NOT NULL,
  zone smallint NOT NULL,
  step_free boolean NOT NULL,
  opened date NOT NULL,
  parking_spaces integer
);
CREATE TABLE line_stops (
  line_code text NOT NULL REFERENCES lines(code),
  station_id smallint NOT NULL REFERENCES stations(id),
  position smallint NOT NULL,
  platform text,
  PRIMARY KEY (line_code, station_id)
);
CREATE TABLE trains (
  unit_no text PRIMARY KEY,
  line_code text REFERENCES lines(code),
  model text NOT NULL,
  maker text NOT NULL,
  in_service_since date NOT NULL,
  capacity integer NOT NULL,
  last_overhaul date
);
CREATE TABLE daily_entries (
  station_id smallint NOT NULL REFERENCES stations(id),
  day date NOT NULL,
  passengers integer NOT NULL,
  fare_revenue numeric(10,2) NOT NULL,
  PRIMARY KEY (station_id, day)
);
CREATE TABLE disruptions (
  id integer PRIMARY KEY,
  line_code text NOT NULL REFERENCES lines(code),
  station_id smallint REFERENCES stations(id),
  unit_no text REFERENCES trains(unit_no),
  cause text NOT NULL,
  began_at timestamptz NOT NULL,
  cleared_at timestamptz,
  trips_cancelled integer NOT NULL DEFAULT 0
);
CREATE TABLE inspections (
  id integer PRIMARY KEY,
  inspector text NOT NULL,
  station_id smallint NOT NULL REFERENCES stations(id),
  inspected_on date NOT NULL,
  tickets_checked integer NOT NULL,
  fines_issued integer NOT NULL,
  fines_amount numeric(10,2) NOT NULL
);
