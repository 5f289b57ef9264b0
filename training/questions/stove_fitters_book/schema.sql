CREATE TABLE homes (
  home_id integer PRIMARY KEY,
  owner_name text NOT NULL,
  postcode_area text NOT NULL,
  has_chimney boolean NOT NULL,
  heard_from text
);
CREATE TABLE stoves (
  stove_id integer PRIMARY KEY,
  brand text NOT NULL,
  model text NOT NULL,
  kw numeric(4,1) NOT NULL,
  list_price numeric(8,2) NOT NULL,
  discontinued boolean NOT NULL DEFAULT false
);
CREATE TABLE surveys (
  survey_id integer PRIMARY KEY,
  home_id integer NOT NULL REFERENCES homes,
  surveyor text NOT NULL,
  surveyed_on date NOT NULL,
  suitable boolean
);
CREATE TABLE quotes (
  quote_id integer PRIMARY KEY,
  home_id integer NOT NULL REFERENCES homes,
  stove_id integer NOT NULL REFERENCES stoves,
  quoted_on date NOT NULL,
  stove_price numeric(8,2) NOT NULL,
  fitting_price numeric(8,2) NOT NULL,
  accepted_on date,
  declined_on date
);
CREATE TABLE jobs (
  job_id integer PRIMARY KEY,
  quote_id integer NOT NULL REFERENCES quotes,
  fitter text,
  planned_for date NOT NULL,
  finished_on date,
  hours numeric(5,1),
  certificate_no text
);
CREATE TABLE job_payments (
  payment_id integer PRIMARY KEY,
  job_id integer NOT NULL REFERENCES jobs,
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit','balance'))
);
