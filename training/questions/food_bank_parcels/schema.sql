CREATE TABLE depot (
  depot_id integer PRIMARY KEY,
  depot_name text NOT NULL,
  postcode text NOT NULL,
  open_days text NOT NULL
);
CREATE TABLE family (
  family_id integer PRIMARY KEY,
  contact_name text NOT NULL,
  adults integer NOT NULL,
  children integer NOT NULL,
  depot_id integer NOT NULL,
  referred_by integer,
  first_seen date NOT NULL,
  support_until date
);
CREATE TABLE referrer (
  referrer_id integer PRIMARY KEY,
  agency text NOT NULL,
  worker text NOT NULL
);
CREATE TABLE parcel (
  parcel_id integer PRIMARY KEY,
  family_id integer NOT NULL,
  packed_on date NOT NULL,
  collected_on date,
  size text NOT NULL,
  weight_kg numeric(5,1) NOT NULL,
  packer_id integer
);
CREATE TABLE volunteer (
  volunteer_id integer PRIMARY KEY,
  volunteer_name text NOT NULL,
  depot_id integer NOT NULL,
  since date NOT NULL,
  stopped date,
  driver boolean NOT NULL
);
CREATE TABLE shift_log (
  shift_id integer PRIMARY KEY,
  volunteer_id integer NOT NULL,
  worked_on date NOT NULL,
  hours numeric(3,1) NOT NULL
);
CREATE TABLE food_gift (
  gift_id integer PRIMARY KEY,
  donor_name text NOT NULL,
  donor_kind text NOT NULL,
  depot_id integer NOT NULL,
  arrived_on date NOT NULL,
  item text NOT NULL,
  weight_kg numeric(7,1) NOT NULL,
  best_before date
);
CREATE TABLE cash_gift (
  cash_id integer PRIMARY KEY,
  donor_name text NOT NULL,
  received_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  monthly boolean NOT NULL
);
