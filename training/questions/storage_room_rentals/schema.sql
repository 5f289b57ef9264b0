CREATE TABLE sites (
  site_id integer PRIMARY KEY,
  name text NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE rooms (
  room_no text PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  square_metres numeric(5,1) NOT NULL,
  monthly_rent numeric(8,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE tenants (
  tenant_id integer PRIMARY KEY,
  name text NOT NULL,
  is_company boolean NOT NULL,
  blacklisted boolean NOT NULL
);
CREATE TABLE leases (
  lease_id integer PRIMARY KEY,
  room_no text NOT NULL REFERENCES rooms,
  tenant_id integer NOT NULL REFERENCES tenants,
  starts_on date NOT NULL,
  notice_given_on date,
  ended_on date,
  deposit numeric(8,2) NOT NULL,
  deposit_refunded_on date
);
CREATE TABLE rent_bill_statuses (
  status_id integer PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE rent_bills (
  bill_id integer PRIMARY KEY,
  lease_id integer NOT NULL REFERENCES leases,
  billed_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  status_id integer NOT NULL REFERENCES rent_bill_statuses
);
CREATE TABLE padlock_keys (
  key_id integer PRIMARY KEY,
  lease_id integer NOT NULL REFERENCES leases,
  handed_out_on date NOT NULL,
  returned_on date,
  lost boolean NOT NULL
);
