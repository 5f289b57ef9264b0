CREATE TABLE establishment (
  id integer PRIMARY KEY,
  trading_name text NOT NULL,
  owner_name text,
  category text NOT NULL,
  street text NOT NULL,
  ward text NOT NULL,
  opened date NOT NULL,
  closed date,
  rating integer
);
CREATE TABLE officer (
  badge text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  senior boolean NOT NULL
);
CREATE TABLE visit (
  id integer PRIMARY KEY,
  establishment_id integer NOT NULL REFERENCES establishment(id),
  badge text NOT NULL REFERENCES officer(badge),
  made_on date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('routine','complaint','follow-up')),
  rating_given integer,
  minutes integer
);
CREATE TABLE violation (
  id integer PRIMARY KEY,
  visit_id integer NOT NULL REFERENCES visit(id),
  rule text NOT NULL,
  critical boolean NOT NULL,
  fix_by date,
  fixed_on date
);
CREATE TABLE lab_sample (
  id integer PRIMARY KEY,
  visit_id integer NOT NULL REFERENCES visit(id),
  food text NOT NULL,
  bacteria text,
  passed boolean,
  cost_pence integer NOT NULL
);
CREATE TABLE penalty (
  id integer PRIMARY KEY,
  visit_id integer NOT NULL REFERENCES visit(id),
  imposed_on date NOT NULL,
  pounds integer NOT NULL,
  paid boolean NOT NULL
);
CREATE TABLE public_complaint (
  id integer PRIMARY KEY,
  establishment_id integer NOT NULL REFERENCES establishment(id),
  received timestamptz NOT NULL,
  about text NOT NULL,
  visit_id integer REFERENCES visit(id)
);
COMMENT ON COLUMN establishment.rating IS 'current hygiene rating, 0 worst to 5 best, empty when never rated';
COMMENT ON COLUMN lab_sample.passed IS 'empty until the laboratory answered';
