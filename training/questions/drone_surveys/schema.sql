CREATE TABLE client (
  client_ref text PRIMARY KEY,
  company text NOT NULL,
  sector text NOT NULL,
  contact_person text,
  since date NOT NULL
);
CREATE TABLE site (
  site_id integer PRIMARY KEY,
  client_ref text NOT NULL,
  site_name text NOT NULL,
  county text NOT NULL,
  hectares numeric(8,2) NOT NULL,
  restricted_airspace boolean NOT NULL
);
CREATE TABLE pilot (
  pilot_code text PRIMARY KEY,
  full_name text NOT NULL,
  licence_no text NOT NULL,
  licence_expires date NOT NULL,
  day_rate numeric(7,2) NOT NULL
);
CREATE TABLE drone (
  serial text PRIMARY KEY,
  model text NOT NULL,
  weight_g integer NOT NULL,
  purchased date NOT NULL,
  price numeric(9,2) NOT NULL,
  written_off date
);
CREATE TABLE survey_job (
  job_no integer PRIMARY KEY,
  site_id integer NOT NULL,
  kind text NOT NULL,
  requested date NOT NULL,
  planned_for date,
  report_sent date,
  quote numeric(9,2) NOT NULL,
  outcome text
);
CREATE TABLE flight (
  flight_id integer PRIMARY KEY,
  job_no integer NOT NULL,
  pilot_code text NOT NULL,
  serial text NOT NULL,
  took_off timestamp NOT NULL,
  minutes integer NOT NULL,
  wind_ms numeric(4,1),
  photos integer NOT NULL,
  aborted boolean NOT NULL
);
CREATE TABLE battery_check (
  check_id integer PRIMARY KEY,
  serial text NOT NULL,
  checked date NOT NULL,
  health_pct integer NOT NULL,
  replaced boolean NOT NULL
);
