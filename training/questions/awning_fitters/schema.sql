CREATE TABLE teams (
  id int PRIMARY KEY,
  name text NOT NULL,
  leader text NOT NULL
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  lead_time_days int NOT NULL
);
CREATE TABLE products (
  id int PRIMARY KEY,
  name text NOT NULL,
  product_type text NOT NULL,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  list_price numeric(10,2) NOT NULL,
  purchase_price numeric(10,2) NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  phone text,
  heard_through text NOT NULL,
  created_at date NOT NULL
);
CREATE TABLE appointments (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  adviser text NOT NULL,
  visit_at timestamptz NOT NULL,
  outcome text
);
CREATE TABLE offers (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  adviser text NOT NULL,
  total numeric(10,2) NOT NULL,
  offered_on date NOT NULL,
  valid_until date NOT NULL,
  status text NOT NULL
);
CREATE TABLE offer_items (
  id int PRIMARY KEY,
  offer_id int NOT NULL REFERENCES offers(id),
  product_id int NOT NULL REFERENCES products(id),
  width_cm int NOT NULL,
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL
);
CREATE TABLE jobs (
  id int PRIMARY KEY,
  offer_id int NOT NULL REFERENCES offers(id),
  team_id int REFERENCES teams(id),
  fitting_date date,
  finished_on date,
  hours numeric(10,2)
);
CREATE TABLE purchase_orders (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  supplier_id int NOT NULL REFERENCES suppliers(id),
  ordered_on date NOT NULL,
  promised_on date NOT NULL,
  arrived_on date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE bills (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  bill_type text NOT NULL,
  amount numeric(10,2) NOT NULL,
  billed_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN offers.status IS 'open, won, lost';
COMMENT ON COLUMN bills.bill_type IS 'deposit, final';
COMMENT ON COLUMN appointments.outcome IS 'offer, no interest, postponed';
