CREATE TABLE dim_line (
  line_no integer PRIMARY KEY,
  colour text NOT NULL,
  length_km numeric(4,1) NOT NULL,
  night_service boolean NOT NULL,
  opened_year integer NOT NULL
);
CREATE TABLE dim_stop (
  stop_id integer PRIMARY KEY,
  stop_name text NOT NULL,
  quarter text NOT NULL,
  has_lift boolean NOT NULL
);
CREATE TABLE dim_line_stop (
  line_no integer NOT NULL REFERENCES dim_line(line_no),
  stop_id integer NOT NULL REFERENCES dim_stop(stop_id),
  stop_order integer NOT NULL,
  PRIMARY KEY (line_no, stop_id)
);
CREATE TABLE dim_driver (
  driver_id integer PRIMARY KEY,
  driver_name text NOT NULL,
  licence_year integer NOT NULL,
  hourly_wage numeric(5,2) NOT NULL,
  mentor_id integer REFERENCES dim_driver(driver_id)
);
CREATE TABLE fact_trip (
  trip_id integer PRIMARY KEY,
  line_no integer NOT NULL REFERENCES dim_line(line_no),
  driver_id integer NOT NULL REFERENCES dim_driver(driver_id),
  planned_start timestamp NOT NULL,
  actual_start timestamp,
  passengers integer,
  fares_cents integer
);
CREATE TABLE fact_incident (
  incident_id integer PRIMARY KEY,
  stop_id integer NOT NULL REFERENCES dim_stop(stop_id),
  happened_on date NOT NULL,
  incident_kind text NOT NULL,
  damage_cents integer
);
