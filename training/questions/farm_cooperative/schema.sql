CREATE TABLE members (
  member_no integer PRIMARY KEY,
  farm_name text NOT NULL,
  farmer text NOT NULL,
  village text NOT NULL,
  province text NOT NULL,
  joined date NOT NULL,
  resigned date,
  organic boolean NOT NULL DEFAULT false,
  shares integer NOT NULL,
  phone text,
  introduced_by integer REFERENCES members
);
CREATE TABLE crops (
  crop_code text PRIMARY KEY,
  name text NOT NULL,
  harvest_from_month smallint NOT NULL,
  harvest_to_month smallint NOT NULL
);
CREATE TABLE varieties (
  variety_id integer PRIMARY KEY,
  crop_code text NOT NULL REFERENCES crops,
  name text NOT NULL
);
CREATE TABLE parcels (
  parcel_id integer PRIMARY KEY,
  member_no integer NOT NULL REFERENCES members,
  label text NOT NULL,
  hectares numeric(6,2) NOT NULL,
  soil text NOT NULL,
  variety_id integer REFERENCES varieties,
  leased boolean NOT NULL DEFAULT false
);
CREATE TABLE depots (
  depot_id integer PRIMARY KEY,
  name text NOT NULL,
  village text NOT NULL,
  capacity_tonnes integer NOT NULL,
  cooled boolean NOT NULL
);
CREATE TABLE grades (
  grade char(1) PRIMARY KEY,
  meaning text NOT NULL,
  price_factor numeric(4,2) NOT NULL
);
CREATE TABLE deliveries (
  delivery_no integer PRIMARY KEY,
  member_no integer NOT NULL REFERENCES members,
  variety_id integer NOT NULL REFERENCES varieties,
  depot_id integer NOT NULL REFERENCES depots,
  parcel_id integer REFERENCES parcels,
  delivered_at timestamp NOT NULL,
  gross_kg integer NOT NULL,
  tare_kg integer NOT NULL,
  grade char(1) REFERENCES grades,
  driver text
);
CREATE TABLE quality_tests (
  test_id integer PRIMARY KEY,
  delivery_no integer NOT NULL REFERENCES deliveries,
  tested_on date NOT NULL,
  moisture_pct numeric(4,1),
  sugar_pct numeric(4,1),
  damage_pct numeric(4,1) NOT NULL,
  inspector text NOT NULL,
  passed boolean NOT NULL
);
CREATE TABLE prices (
  crop_code text NOT NULL REFERENCES crops,
  valid_from date NOT NULL,
  eur_per_kg numeric(6,3) NOT NULL,
  PRIMARY KEY (crop_code, valid_from)
);
CREATE TABLE payouts (
  payout_id integer PRIMARY KEY,
  member_no integer NOT NULL REFERENCES members,
  period date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('advance','final','dividend')),
  gross_eur numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE deductions (
  deduction_id integer PRIMARY KEY,
  payout_id integer NOT NULL REFERENCES payouts,
  reason text NOT NULL,
  amount_eur numeric(8,2) NOT NULL
);
CREATE TABLE buyers (
  buyer_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  payment_days smallint NOT NULL,
  credit_limit numeric(10,2)
);
CREATE TABLE sales (
  sale_id integer PRIMARY KEY,
  buyer_id integer NOT NULL REFERENCES buyers,
  crop_code text NOT NULL REFERENCES crops,
  depot_id integer NOT NULL REFERENCES depots,
  sold_on date NOT NULL,
  kg integer NOT NULL,
  eur_per_kg numeric(6,3) NOT NULL,
  paid_on date
);
