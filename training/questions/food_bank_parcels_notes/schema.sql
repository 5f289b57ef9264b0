CREATE TABLE household (
  household_id int PRIMARY KEY,
  lead_name text NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  postcode text NOT NULL,
  dietary text,
  first_seen date NOT NULL
);
CREATE TABLE agency (
  agency_id int PRIMARY KEY,
  agency_name text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE voucher (
  voucher_code text PRIMARY KEY,
  household_id int NOT NULL REFERENCES household,
  agency_id int NOT NULL REFERENCES agency,
  issued_on date NOT NULL,
  expires_on date NOT NULL,
  reason text NOT NULL,
  redeemed_on date
);
CREATE TABLE parcel (
  parcel_id int PRIMARY KEY,
  voucher_code text REFERENCES voucher,
  household_id int NOT NULL REFERENCES household,
  given_on date NOT NULL,
  size text NOT NULL,
  kilos numeric(5,1) NOT NULL,
  delivered boolean NOT NULL, -- false: collected at the door
  packed_by int
);
CREATE TABLE volunteer (
  volunteer_id int PRIMARY KEY,
  name text NOT NULL,
  drives boolean NOT NULL,
  since date NOT NULL,
  stopped date
);
CREATE TABLE stock_item (
  item_id int PRIMARY KEY,
  item text NOT NULL,
  shelf text,
  units int NOT NULL,
  want_at_least int NOT NULL,
  best_before date
);
CREATE TABLE donation (
  donation_id int PRIMARY KEY,
  donor text,
  came_on date NOT NULL,
  kilos numeric(6,1),
  cash numeric(8,2)
);
ALTER TABLE parcel ADD FOREIGN KEY (packed_by) REFERENCES volunteer;
