CREATE TABLE clients (
  id serial PRIMARY KEY,
  company text NOT NULL,
  sector text NOT NULL,
  invoice_email text,
  since date NOT NULL,
  ended_on date
);
CREATE TABLE sites (
  id serial PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  label text NOT NULL,
  city text NOT NULL,
  floor_area_m2 integer,
  alarm_code_held boolean NOT NULL
);
CREATE TABLE contracts (
  id serial PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites(id),
  visits_per_week integer NOT NULL,
  monthly_price numeric(9,2) NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  notice_given boolean NOT NULL DEFAULT false
);
CREATE TABLE cleaners (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hourly_rate numeric(5,2) NOT NULL,
  contract_hours integer NOT NULL,
  has_driving_licence boolean NOT NULL,
  start_date date NOT NULL,
  leave_date date
);
CREATE TABLE visits (
  id serial PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites(id),
  cleaner_id integer REFERENCES cleaners(id),
  planned_start timestamptz NOT NULL,
  clocked_in timestamptz,
  clocked_out timestamptz,
  outcome text NOT NULL
);
CREATE TABLE inspections (
  id serial PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites(id),
  inspector text NOT NULL,
  inspected_on date NOT NULL,
  score integer NOT NULL,
  remark text
);
CREATE TABLE supplies (
  id serial PRIMARY KEY,
  name text NOT NULL,
  hazard text,
  unit_cost numeric(6,2) NOT NULL
);
CREATE TABLE supply_usage (
  id serial PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites(id),
  supply_id integer NOT NULL REFERENCES supplies(id),
  used_on date NOT NULL,
  units integer NOT NULL
);
CREATE TABLE complaints (
  id serial PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites(id),
  received_on date NOT NULL,
  about text NOT NULL,
  resolved_on date,
  credit_given numeric(8,2)
);
