CREATE TABLE channels (
  channel_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  city text NOT NULL,
  registered_on date NOT NULL
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  channel_id int NOT NULL REFERENCES channels(channel_id),
  visited_at timestamp NOT NULL,
  device text NOT NULL,
  ordered boolean NOT NULL
);
CREATE TABLE plants (
  plant_id int PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  sale_price numeric(8,2) NOT NULL,
  cost_price numeric(8,2) NOT NULL,
  stock int NOT NULL,
  reorder_level int NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  channel_id int NOT NULL REFERENCES channels(channel_id),
  ordered_at timestamp NOT NULL,
  delivered_on date,
  status text NOT NULL,
  total numeric(9,2) NOT NULL
);
CREATE TABLE order_items (
  order_id int NOT NULL REFERENCES orders(order_id),
  plant_id int NOT NULL REFERENCES plants(plant_id),
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (order_id, plant_id)
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  received_on date NOT NULL,
  reason text NOT NULL,
  refund numeric(8,2)
);
COMMENT ON COLUMN orders.total IS 'sum of the items, in euros';
COMMENT ON COLUMN orders.status IS 'new, shipped, delivered or cancelled';
COMMENT ON COLUMN visits.ordered IS 'true when the visit to the web shop ended in an order';
COMMENT ON COLUMN complaints.refund IS 'money given back; null when nothing was refunded';
