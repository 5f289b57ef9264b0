CREATE TABLE depots (
  depot_id int PRIMARY KEY,
  depot_name text NOT NULL
);
CREATE TABLE couriers (
  courier_id int PRIMARY KEY,
  courier_name text NOT NULL,
  depot_id int NOT NULL REFERENCES depots,
  vehicle text NOT NULL,
  left_on date
);
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  account_name text NOT NULL,
  discount_pct numeric(4,1) NOT NULL DEFAULT 0,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE services (
  service_code text PRIMARY KEY,
  service_name text NOT NULL,
  promised_hours int NOT NULL
);
CREATE TABLE parcels (
  tracking_no int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts,
  service_code text NOT NULL REFERENCES services,
  from_depot_id int NOT NULL REFERENCES depots,
  to_postcode text NOT NULL,
  to_town text NOT NULL,
  weight_kg numeric(6,2) NOT NULL,
  price numeric(7,2) NOT NULL,
  insured_value numeric(9,2),
  collected_at timestamptz NOT NULL,
  delivered_at timestamptz,
  signed_by text,
  courier_id int REFERENCES couriers
);
CREATE TABLE delivery_attempts (
  attempt_id int PRIMARY KEY,
  tracking_no int NOT NULL REFERENCES parcels,
  courier_id int NOT NULL REFERENCES couriers,
  attempted_at timestamptz NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE claims (
  claim_id int PRIMARY KEY,
  tracking_no int NOT NULL REFERENCES parcels,
  opened_on date NOT NULL,
  kind text NOT NULL,
  claimed numeric(8,2) NOT NULL,
  paid_out numeric(8,2),
  decided_on date
);
CREATE TABLE account_invoices (
  invoice_no int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts,
  month date NOT NULL,
  amount numeric(9,2) NOT NULL,
  sent_on date NOT NULL,
  paid_on date
);
