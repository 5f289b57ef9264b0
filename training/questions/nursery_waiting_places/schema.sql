CREATE TABLE nursery (
  nursery_id integer PRIMARY KEY,
  nursery_name text NOT NULL,
  district text NOT NULL,
  places integer NOT NULL,
  run_by text NOT NULL
);
CREATE TABLE family (
  family_id integer PRIMARY KEY,
  surname text NOT NULL,
  district text NOT NULL,
  income_band text CHECK (income_band IN ('low','middle','high')),
  single_parent boolean NOT NULL
);
CREATE TABLE child (
  child_id integer PRIMARY KEY,
  family_id integer NOT NULL REFERENCES family,
  first_name text NOT NULL,
  born_on date NOT NULL,
  special_needs boolean NOT NULL DEFAULT false
);
CREATE TABLE wish (
  child_id integer NOT NULL REFERENCES child,
  nursery_id integer NOT NULL REFERENCES nursery,
  rank integer NOT NULL,
  registered_on date NOT NULL,
  withdrawn_on date,
  PRIMARY KEY (child_id, nursery_id)
);
COMMENT ON COLUMN wish.rank IS '1 is the first choice of the family';
CREATE TABLE offer (
  offer_id integer PRIMARY KEY,
  child_id integer NOT NULL REFERENCES child,
  nursery_id integer NOT NULL REFERENCES nursery,
  offered_on date NOT NULL,
  reply_by date NOT NULL,
  replied_on date,
  accepted boolean
);
COMMENT ON COLUMN offer.accepted IS 'empty until the family has replied';
CREATE TABLE placement (
  placement_id integer PRIMARY KEY,
  child_id integer NOT NULL REFERENCES child,
  nursery_id integer NOT NULL REFERENCES nursery,
  from_date date NOT NULL,
  to_date date,
  hours_per_week integer NOT NULL,
  monthly_fee numeric(7,2) NOT NULL
);
