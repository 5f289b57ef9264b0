CREATE TABLE sources (
  id int PRIMARY KEY,
  company text NOT NULL,
  country text NOT NULL,
  contact_email text
);
CREATE TABLE batches (
  id int PRIMARY KEY,
  source_id int NOT NULL REFERENCES sources(id),
  reference text NOT NULL,
  received_on date NOT NULL,
  units_expected int NOT NULL,
  price_paid numeric(10,2) NOT NULL
);
CREATE TABLE technicians (
  id int PRIMARY KEY,
  name text NOT NULL,
  shift text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE units (
  id int PRIMARY KEY,
  batch_id int NOT NULL REFERENCES batches(id),
  serial_number text NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  ram_gb int NOT NULL,
  grade text,
  status text NOT NULL,
  cost numeric(10,2) NOT NULL,
  listed_price numeric(10,2),
  received_on date NOT NULL
);
CREATE TABLE tests (
  id int PRIMARY KEY,
  unit_id int NOT NULL REFERENCES units(id),
  technician_id int NOT NULL REFERENCES technicians(id),
  tested_at timestamptz NOT NULL,
  result text NOT NULL,
  fault text
);
CREATE TABLE repairs (
  id int PRIMARY KEY,
  unit_id int NOT NULL REFERENCES units(id),
  technician_id int NOT NULL REFERENCES technicians(id),
  part text NOT NULL,
  part_cost numeric(10,2) NOT NULL,
  started_on date NOT NULL,
  done_on date
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  customer_type text NOT NULL,
  country text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  channel text NOT NULL,
  status text NOT NULL,
  ordered_at timestamptz NOT NULL,
  shipped_at timestamptz
);
CREATE TABLE order_items (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  unit_id int NOT NULL REFERENCES units(id),
  price numeric(10,2) NOT NULL
);
CREATE TABLE returns (
  id int PRIMARY KEY,
  order_item_id int NOT NULL REFERENCES order_items(id),
  returned_on date NOT NULL,
  reason text NOT NULL,
  refund numeric(10,2) NOT NULL,
  restocked boolean NOT NULL
);
COMMENT ON COLUMN units.status IS 'received, in_test, in_repair, listed, sold, scrapped';
COMMENT ON COLUMN orders.status IS 'paid, shipped, cancelled';
