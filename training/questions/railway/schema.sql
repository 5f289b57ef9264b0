CREATE TABLE stations (
  code char(3) PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  platforms integer NOT NULL,
  step_free boolean NOT NULL
);
CREATE TABLE lines (
  id integer PRIMARY KEY,
  name text NOT NULL,
  length_km numeric(6,1) NOT NULL,
  electrified boolean NOT NULL
);
CREATE TABLE line_stops (
  line_id integer NOT NULL REFERENCES lines(id),
  station_code char(3) NOT NULL REFERENCES stations(code),
  stop_order integer NOT NULL,
  km_from_start numeric(6,1) NOT NULL,
  PRIMARY KEY (line_id, stop_order)
);
CREATE TABLE trains (
  id integer PRIMARY KEY,
  fleet_number text NOT NULL UNIQUE,
  class text NOT NULL,
  built_year integer NOT NULL,
  seats integer NOT NULL,
  withdrawn_on date
);
CREATE TABLE journeys (
  id serial PRIMARY KEY,
  line_id integer NOT NULL REFERENCES lines(id),
  train_id integer REFERENCES trains(id),
  origin_code char(3) NOT NULL REFERENCES stations(code),
  destination_code char(3) NOT NULL REFERENCES stations(code),
  scheduled_departure timestamptz NOT NULL,
  scheduled_arrival timestamptz NOT NULL,
  actual_arrival timestamptz,
  cancelled boolean NOT NULL DEFAULT false,
  passengers integer
);
CREATE TABLE delay_causes (
  id integer PRIMARY KEY,
  description text NOT NULL,
  attributed_to text NOT NULL
);
CREATE TABLE delays (
  id serial PRIMARY KEY,
  journey_id integer NOT NULL REFERENCES journeys(id),
  cause_id integer NOT NULL REFERENCES delay_causes(id),
  minutes integer NOT NULL
);
CREATE TABLE tickets (
  id serial PRIMARY KEY,
  journey_id integer NOT NULL REFERENCES journeys(id),
  sold_at timestamptz NOT NULL,
  channel text NOT NULL,
  travel_class text NOT NULL,
  fare numeric(7,2) NOT NULL,
  refunded_at timestamptz
);
CREATE TABLE inspections (
  id serial PRIMARY KEY,
  train_id integer NOT NULL REFERENCES trains(id),
  inspected_on date NOT NULL,
  inspector text NOT NULL,
  passed boolean NOT NULL,
  mileage_km integer NOT NULL
);
