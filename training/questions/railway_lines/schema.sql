CREATE TABLE line (
  line_code text PRIMARY KEY,
  line_name text NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  gauge_mm integer NOT NULL,
  electrified boolean NOT NULL
);
COMMENT ON TABLE line IS 'Heritage and branch railway lines';
COMMENT ON COLUMN line.closed_on IS 'Empty if trains still run';
CREATE TABLE station (
  station_id integer PRIMARY KEY,
  station_name text NOT NULL,
  town text NOT NULL,
  platforms integer NOT NULL,
  has_cafe boolean NOT NULL
);
COMMENT ON TABLE station IS 'Stations, one row each';
CREATE TABLE stop (
  line_code text NOT NULL REFERENCES line(line_code),
  station_id integer NOT NULL REFERENCES station(station_id),
  position_no integer NOT NULL,
  km_from_start numeric(5,1) NOT NULL,
  PRIMARY KEY (line_code, station_id)
);
COMMENT ON TABLE stop IS 'Which line calls at which station, in what order';
COMMENT ON COLUMN stop.position_no IS '1 is the first station of the line';
CREATE TABLE locomotive (
  loco_no text PRIMARY KEY,
  loco_name text,
  power_kind text NOT NULL,
  built_year integer NOT NULL,
  line_code text REFERENCES line(line_code),
  withdrawn_on date
);
COMMENT ON TABLE locomotive IS 'Engines and the line they work on';
COMMENT ON COLUMN locomotive.power_kind IS 'steam, diesel or electric';
COMMENT ON COLUMN locomotive.withdrawn_on IS 'Empty while in service';
CREATE TABLE overhaul (
  overhaul_id integer PRIMARY KEY,
  loco_no text NOT NULL REFERENCES locomotive(loco_no),
  begun_on date NOT NULL,
  done_on date,
  cost numeric(10,2) NOT NULL
);
COMMENT ON TABLE overhaul IS 'Workshop overhauls of engines';
COMMENT ON COLUMN overhaul.done_on IS 'Empty while in the workshop';
