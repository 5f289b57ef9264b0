CREATE TABLE nations (
  nation_id int PRIMARY KEY,
  nation text NOT NULL,
  eu_member boolean NOT NULL
);
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  company text NOT NULL,
  nation_id int NOT NULL REFERENCES nations(nation_id),
  segment text NOT NULL,
  status text NOT NULL,
  credit_limit numeric(11,2) NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE persons (
  person_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  function text NOT NULL,
  phone text
);
CREATE TABLE divisions (
  division_id int PRIMARY KEY,
  division text NOT NULL
);
CREATE TABLE colleagues (
  colleague_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  division_id int NOT NULL REFERENCES divisions(division_id),
  position text NOT NULL,
  hired date NOT NULL,
  annual_leave_days int NOT NULL
);
CREATE TABLE pump_families (
  family_id int PRIMARY KEY,
  family text NOT NULL
);
CREATE TABLE pumps (
  pump_id int PRIMARY KEY,
  family_id int NOT NULL REFERENCES pump_families(family_id),
  model text NOT NULL,
  flow_m3h numeric(7,1) NOT NULL,
  list_price numeric(10,2) NOT NULL,
  status text NOT NULL,
  launched date NOT NULL
);
CREATE TABLE offers (
  offer_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  seller_id int NOT NULL REFERENCES colleagues(colleague_id),
  status text NOT NULL,
  offer_date date NOT NULL,
  valid_until date NOT NULL,
  amount numeric(11,2) NOT NULL
);
CREATE TABLE sales_orders (
  order_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  offer_id int REFERENCES offers(offer_id),
  status text NOT NULL,
  order_date date NOT NULL,
  promised_date date NOT NULL
);
CREATE TABLE sales_lines (
  line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  pump_id int NOT NULL REFERENCES pumps(pump_id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL
);
CREATE TABLE production_jobs (
  job_id int PRIMARY KEY,
  line_id int NOT NULL REFERENCES sales_lines(line_id),
  foreman_id int NOT NULL REFERENCES colleagues(colleague_id),
  status text NOT NULL,
  started date NOT NULL,
  finished date,
  scrap_count int NOT NULL
);
CREATE TABLE dispatches (
  dispatch_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  haulier text NOT NULL,
  dispatch_date date NOT NULL,
  arrived_date date,
  freight_cost numeric(9,2) NOT NULL
);
CREATE TABLE customer_invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  status text NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount numeric(11,2) NOT NULL
);
CREATE TABLE receipts (
  receipt_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES customer_invoices(invoice_id),
  receipt_date date NOT NULL,
  amount numeric(11,2) NOT NULL
);
CREATE TABLE material_groups (
  group_id int PRIMARY KEY,
  group_name text NOT NULL
);
CREATE TABLE vendors (
  vendor_id int PRIMARY KEY,
  vendor text NOT NULL,
  nation_id int NOT NULL REFERENCES nations(nation_id),
  status text NOT NULL
);
CREATE TABLE materials (
  material_id int PRIMARY KEY,
  group_id int NOT NULL REFERENCES material_groups(group_id),
  vendor_id int NOT NULL REFERENCES vendors(vendor_id),
  material text NOT NULL,
  unit_cost numeric(9,2) NOT NULL,
  stock int NOT NULL,
  reorder_level int NOT NULL
);
CREATE TABLE purchase_orders (
  po_id int PRIMARY KEY,
  vendor_id int NOT NULL REFERENCES vendors(vendor_id),
  buyer_id int NOT NULL REFERENCES colleagues(colleague_id),
  status text NOT NULL,
  po_date date NOT NULL,
  due_date date NOT NULL,
  received_date date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE warranty_claims (
  claim_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  pump_id int NOT NULL REFERENCES pumps(pump_id),
  engineer_id int REFERENCES colleagues(colleague_id),
  fault text NOT NULL,
  status text NOT NULL,
  claim_date date NOT NULL,
  closed_date date,
  cost numeric(9,2)
);
CREATE TABLE claim_messages (
  message_id int PRIMARY KEY,
  claim_id int NOT NULL REFERENCES warranty_claims(claim_id),
  sent_at timestamp NOT NULL,
  direction text NOT NULL,
  body text NOT NULL
);
COMMENT ON COLUMN accounts.segment IS 'waterworks, chemicals, shipbuilding, farming or dealer';
COMMENT ON COLUMN accounts.status IS 'active, prospect or lost';
COMMENT ON COLUMN offers.status IS 'open, won, lost or expired';
COMMENT ON COLUMN sales_orders.status IS 'accepted, in production, dispatched, closed or cancelled';
COMMENT ON COLUMN pumps.status IS 'current, phase-out or spare parts only';
COMMENT ON COLUMN production_jobs.status IS 'waiting, running or finished';
COMMENT ON COLUMN customer_invoices.status IS 'open, part paid or paid';
COMMENT ON COLUMN purchase_orders.status IS 'placed, confirmed, received or cancelled';
COMMENT ON COLUMN vendors.status IS 'preferred, normal or barred';
COMMENT ON COLUMN warranty_claims.status IS 'new, under test, accepted or rejected';
COMMENT ON COLUMN claim_messages.direction IS 'in or out';
