CREATE TABLE branch (
  id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  opened date NOT NULL
);
CREATE TABLE audiologist (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  branch_id integer NOT NULL REFERENCES branch(id),
  qualified_year integer NOT NULL,
  left_on date
);
CREATE TABLE patient (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  born date NOT NULL,
  town text,
  registered date NOT NULL,
  insurer text
);
CREATE TABLE appointment (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(id),
  audiologist_id integer NOT NULL REFERENCES audiologist(id),
  starts_at timestamptz NOT NULL,
  minutes integer NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('test','fitting','follow-up','repair')),
  outcome text NOT NULL CHECK (outcome IN ('booked','attended','missed','cancelled'))
);
CREATE TABLE device (
  id integer PRIMARY KEY,
  brand text NOT NULL,
  model text NOT NULL,
  list_price numeric(8,2) NOT NULL,
  rechargeable boolean NOT NULL
);
CREATE TABLE sale (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(id),
  device_id integer NOT NULL REFERENCES device(id),
  audiologist_id integer NOT NULL REFERENCES audiologist(id),
  sold_on date NOT NULL,
  ear text NOT NULL CHECK (ear IN ('left','right')),
  price numeric(8,2) NOT NULL,
  insurer_pays numeric(8,2) NOT NULL DEFAULT 0,
  returned_on date
);
