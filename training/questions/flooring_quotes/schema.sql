CREATE TABLE reps (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  employment text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE lead_sources (
  id integer PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE customers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  customer_type text NOT NULL,
  newsletter_opt_in boolean NOT NULL
);
CREATE TABLE leads (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers(id),
  source_id integer NOT NULL REFERENCES lead_sources(id),
  rep_id integer NOT NULL REFERENCES reps(id),
  status text NOT NULL,
  floor_type text NOT NULL,
  created_on date NOT NULL,
  closed_on date
);
CREATE TABLE quotes (
  id integer PRIMARY KEY,
  lead_id integer NOT NULL REFERENCES leads(id),
  status text NOT NULL,
  area_sqm integer NOT NULL,
  amount numeric(10,2) NOT NULL,
  issued_on date
);
