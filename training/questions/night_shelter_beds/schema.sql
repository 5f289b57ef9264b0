CREATE TABLE site (
  site_id integer PRIMARY KEY,
  site_name text NOT NULL,
  district text NOT NULL,
  beds integer NOT NULL,
  women_only boolean NOT NULL,
  closed_on date
);
CREATE TABLE guest (
  guest_id integer PRIMARY KEY,
  alias text NOT NULL,
  birth_year integer,
  gender text,
  first_contact date NOT NULL,
  has_pet boolean NOT NULL DEFAULT false
);
CREATE TABLE stay (
  stay_id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guest,
  site_id integer NOT NULL REFERENCES site,
  night date NOT NULL,
  bed_no integer NOT NULL,
  meal_taken boolean NOT NULL,
  UNIQUE (site_id, night, bed_no)
);
CREATE TABLE refusal (
  refusal_id integer PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site,
  night date NOT NULL,
  guest_id integer REFERENCES guest,
  reason text NOT NULL CHECK (reason IN ('full','ban','intoxicated','pet','other'))
);
COMMENT ON COLUMN refusal.guest_id IS 'empty when the person was not known';
CREATE TABLE worker (
  worker_id integer PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  hired date NOT NULL
);
CREATE TABLE shift (
  shift_id integer PRIMARY KEY,
  worker_id integer NOT NULL REFERENCES worker,
  site_id integer NOT NULL REFERENCES site,
  night date NOT NULL,
  hours numeric(4,1) NOT NULL,
  no_show boolean NOT NULL DEFAULT false
);
CREATE TABLE referral (
  referral_id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guest,
  service text NOT NULL,
  made_on date NOT NULL,
  accepted_on date,
  worker_id integer NOT NULL REFERENCES worker
);
