CREATE TABLE landlords (
  landlord_id int PRIMARY KEY,
  name text NOT NULL,
  management_fee_percent numeric(4,1) NOT NULL
);
CREATE TABLE buildings (
  building_id int PRIMARY KEY,
  address text NOT NULL,
  quarter text NOT NULL,
  built int,
  landlord_id int NOT NULL REFERENCES landlords
);
CREATE TABLE flats (
  flat_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings,
  label text NOT NULL,
  rooms int NOT NULL,
  area_sqm numeric(6,1) NOT NULL,
  asking_rent numeric(8,2) NOT NULL
);
CREATE TABLE tenants (
  tenant_id int PRIMARY KEY,
  name text NOT NULL,
  email text,
  phone text
);
CREATE TABLE leases (
  lease_id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats,
  tenant_id int NOT NULL REFERENCES tenants,
  start_date date NOT NULL,
  end_date date,
  notice_given_on date,
  monthly_rent numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  deposit_returned_on date
);
COMMENT ON COLUMN leases.end_date IS 'empty for leases without an end';
CREATE TABLE rent_charges (
  charge_id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_amount numeric(8,2) NOT NULL DEFAULT 0,
  paid_on date
);
CREATE TABLE contractors (
  contractor_id int PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats,
  contractor_id int REFERENCES contractors,
  reported_on date NOT NULL,
  problem text NOT NULL,
  urgent boolean NOT NULL,
  completed_on date,
  cost numeric(8,2)
);
CREATE TABLE viewings (
  viewing_id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats,
  viewing_at timestamp NOT NULL,
  visitor_name text NOT NULL,
  agent text NOT NULL,
  interested boolean
);
