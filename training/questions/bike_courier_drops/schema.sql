CREATE TABLE zones (
  zone_code char(1) PRIMARY KEY,
  name text NOT NULL,
  base_price numeric(6,2) NOT NULL
);
CREATE TABLE riders (
  rider_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL,
  contract text NOT NULL,
  bike text NOT NULL,
  started_on date NOT NULL,
  active char(1) NOT NULL
);
CREATE TABLE accounts (
  account_id integer PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  plan text NOT NULL,
  invoice_by text NOT NULL,
  blocked boolean NOT NULL
);
CREATE TABLE drops (
  drop_id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts,
  rider_id integer NOT NULL REFERENCES riders,
  from_zone char(1) NOT NULL REFERENCES zones,
  to_zone char(1) NOT NULL REFERENCES zones,
  ordered_at timestamp NOT NULL,
  ordered_by text NOT NULL,
  speed text NOT NULL,
  parcel_size text NOT NULL,
  fragile boolean NOT NULL,
  outcome text NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE complaints (
  complaint_id integer PRIMARY KEY,
  drop_id integer NOT NULL REFERENCES drops,
  received_on date NOT NULL,
  reason text NOT NULL,
  severity integer NOT NULL,
  state text NOT NULL
);
CREATE TABLE bike_repairs (
  repair_id integer PRIMARY KEY,
  rider_id integer NOT NULL REFERENCES riders,
  repaired_on date NOT NULL,
  defect text NOT NULL,
  cost numeric(7,2) NOT NULL,
  paid_by text NOT NULL
);
