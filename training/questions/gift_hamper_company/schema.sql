CREATE TABLE producers (
  id int PRIMARY KEY,
  name text NOT NULL,
  county text NOT NULL,
  contact_email text
);
CREATE TABLE items (
  id int PRIMARY KEY,
  name text NOT NULL,
  producer_id int NOT NULL REFERENCES producers(id),
  kind text NOT NULL,
  cost numeric(10,2) NOT NULL,
  stock int NOT NULL,
  best_before date
);
CREATE TABLE hampers (
  id int PRIMARY KEY,
  name text NOT NULL,
  season text NOT NULL,
  price numeric(10,2) NOT NULL,
  is_listed boolean NOT NULL
);
CREATE TABLE hamper_contents (
  id int PRIMARY KEY,
  hamper_id int NOT NULL REFERENCES hampers(id),
  item_id int NOT NULL REFERENCES items(id),
  quantity int NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  customer_type text NOT NULL,
  email text NOT NULL,
  marketing_ok boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  ordered_at timestamptz NOT NULL,
  wanted_on date,
  status text NOT NULL,
  discount numeric(10,2) NOT NULL
);
CREATE TABLE order_lines (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  hamper_id int NOT NULL REFERENCES hampers(id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  gift_message text
);
CREATE TABLE deliveries (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  carrier text NOT NULL,
  sent_on date NOT NULL,
  delivered_on date,
  cost numeric(10,2) NOT NULL
);
CREATE TABLE complaints (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  reason text NOT NULL,
  raised_on date NOT NULL,
  settled_on date,
  compensation numeric(10,2) NOT NULL
);
COMMENT ON COLUMN orders.status IS 'placed, packed, sent, cancelled';
COMMENT ON COLUMN customers.customer_type IS 'private, company';
