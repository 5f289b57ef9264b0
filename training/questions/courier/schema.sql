CREATE TABLE shippers (
  shipper_id integer PRIMARY KEY,
  company text NOT NULL,
  contact_person text,
  contract_type text NOT NULL,
  vat_no text
);
CREATE TABLE service_levels (
  code text PRIMARY KEY,
  description text NOT NULL,
  promised_hours integer NOT NULL,
  base_price numeric(6,2) NOT NULL
);
CREATE TABLE hubs (
  hub text PRIMARY KEY,
  city text NOT NULL,
  country text NOT NULL,
  sorting_capacity_per_day integer NOT NULL
);
CREATE TABLE parcels (
  tracking_no text PRIMARY KEY,
  shipper_id integer NOT NULL,
  service_code text NOT NULL,
  from_hub text NOT NULL,
  to_hub text NOT NULL,
  recipient_name text NOT NULL,
  recipient_city text NOT NULL,
  weight_g integer NOT NULL,
  declared_value numeric(9,2),
  price numeric(7,2) NOT NULL,
  handed_in_at timestamptz NOT NULL,
  delivered_at timestamptz,
  current_status text NOT NULL,
  signature_required boolean NOT NULL
);
CREATE TABLE scans (
  scan_id integer PRIMARY KEY,
  tracking_no text NOT NULL,
  hub text,
  scan_type text NOT NULL,
  scanned_at timestamptz NOT NULL,
  courier_id integer
);
CREATE TABLE couriers (
  courier_id integer PRIMARY KEY,
  name text NOT NULL,
  home_hub text NOT NULL,
  vehicle text NOT NULL,
  self_employed boolean NOT NULL,
  start_date date NOT NULL,
  end_date date
);
CREATE TABLE claims (
  claim_no integer PRIMARY KEY,
  tracking_no text NOT NULL,
  reason text NOT NULL,
  claimed_amount numeric(9,2) NOT NULL,
  paid_amount numeric(9,2),
  opened_on date NOT NULL,
  settled_on date
);
