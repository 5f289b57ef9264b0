CREATE TABLE showrooms (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE designers (
  id int PRIMARY KEY,
  name text NOT NULL,
  showroom_id int NOT NULL REFERENCES showrooms(id),
  commission_percent numeric(4,2) NOT NULL
);
CREATE TABLE leads (
  id int PRIMARY KEY,
  customer_name text NOT NULL,
  town text NOT NULL,
  designer_id int REFERENCES designers(id),
  created_on date NOT NULL,
  channel text NOT NULL,
  stage text NOT NULL
);
CREATE TABLE contracts (
  id int PRIMARY KEY,
  lead_id int NOT NULL UNIQUE REFERENCES leads(id),
  signed_on date NOT NULL,
  kitchen_range text NOT NULL,
  contract_value numeric(10,2) NOT NULL,
  deposit numeric(10,2) NOT NULL,
  fit_start date,
  fit_end date
);
CREATE TABLE fitters (
  id int PRIMARY KEY,
  name text NOT NULL,
  self_employed boolean NOT NULL,
  day_rate numeric(7,2) NOT NULL
);
CREATE TABLE fitting_days (
  contract_id int NOT NULL REFERENCES contracts(id),
  fitter_id int NOT NULL REFERENCES fitters(id),
  day date NOT NULL,
  PRIMARY KEY (contract_id, fitter_id, day)
);
CREATE TABLE snags (
  id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contracts(id),
  reported_on date NOT NULL,
  description text NOT NULL,
  severity text NOT NULL,
  fixed_on date
);
COMMENT ON COLUMN leads.stage IS 'new, survey booked, quoted, won, lost';
