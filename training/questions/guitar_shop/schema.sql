CREATE TABLE brands (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE products (
  id int PRIMARY KEY,
  brand_id int NOT NULL REFERENCES brands(id),
  model text NOT NULL,
  category text NOT NULL,
  price numeric(10,2) NOT NULL,
  cost numeric(10,2) NOT NULL,
  in_stock int NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE staff (
  id int PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  email text,
  phone text,
  postcode text NOT NULL,
  first_seen_on date NOT NULL
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  customer_id int REFERENCES customers(id),
  staff_id int NOT NULL REFERENCES staff(id),
  sold_at timestamptz NOT NULL,
  channel text NOT NULL,
  discount numeric(10,2) NOT NULL
);
CREATE TABLE sale_items (
  id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES sales(id),
  product_id int NOT NULL REFERENCES products(id),
  quantity int NOT NULL,
  price_each numeric(10,2) NOT NULL
);
CREATE TABLE refunds (
  id int PRIMARY KEY,
  sale_item_id int NOT NULL REFERENCES sale_items(id),
  refunded_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  reason text NOT NULL
);
CREATE TABLE repairs (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  instrument text NOT NULL,
  job text NOT NULL,
  taken_in_on date NOT NULL,
  promised_on date NOT NULL,
  ready_on date,
  collected_on date,
  charge numeric(10,2),
  staff_id int REFERENCES staff(id)
);
CREATE TABLE lessons (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  teacher_id int NOT NULL REFERENCES staff(id),
  starts_at timestamptz NOT NULL,
  status text NOT NULL,
  fee numeric(10,2) NOT NULL
);
COMMENT ON COLUMN sales.channel IS 'shop, web, phone';
COMMENT ON COLUMN lessons.status IS 'booked, given, cancelled, missed';
