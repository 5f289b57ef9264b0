CREATE TABLE franchisees (
  franchisee_id int PRIMARY KEY,
  company_name text NOT NULL,
  owner_name text NOT NULL,
  territory text NOT NULL,
  joined_on date NOT NULL,
  royalty_percent numeric(4,1) NOT NULL
);
CREATE TABLE couriers (
  courier_id int PRIMARY KEY,
  franchisee_id int NOT NULL REFERENCES franchisees(franchisee_id),
  full_name text NOT NULL,
  vehicle text NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE shippers (
  shipper_id int PRIMARY KEY,
  shipper_name text NOT NULL,
  sector text NOT NULL,
  signed_on date NOT NULL
);
CREATE TABLE parcels (
  parcel_id int PRIMARY KEY,
  tracking_no text NOT NULL,
  shipper_id int NOT NULL REFERENCES shippers(shipper_id),
  courier_id int REFERENCES couriers(courier_id),
  accepted_at timestamp NOT NULL,
  delivered_at timestamp,
  postcode text NOT NULL,
  weight_kg numeric(5,2) NOT NULL,
  price numeric(7,2) NOT NULL,
  attempts int NOT NULL,
  outcome text
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  parcel_id int NOT NULL REFERENCES parcels(parcel_id),
  opened_on date NOT NULL,
  reason text NOT NULL,
  resolved_on date,
  compensation numeric(7,2)
);
CREATE TABLE royalty_statements (
  statement_id int PRIMARY KEY,
  franchisee_id int NOT NULL REFERENCES franchisees(franchisee_id),
  month date NOT NULL,
  turnover numeric(10,2) NOT NULL,
  royalty_due numeric(9,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN parcels.outcome IS 'delivered, neighbour, returned, lost; empty while under way';
COMMENT ON COLUMN royalty_statements.month IS 'first day of the month';
