CREATE TABLE customers (
  id integer PRIMARY KEY,
  name text,
  phone text,
  email text,
  town text,
  newsletter integer DEFAULT 0,
  created text
);
CREATE TABLE brands (
  id integer PRIMARY KEY,
  name text,
  country text
);
CREATE TABLE products (
  id integer PRIMARY KEY,
  brand_id integer,
  name text,
  kind text,
  price real,
  cost real,
  stock integer,
  min_stock integer
);
CREATE TABLE mechanics (
  id integer PRIMARY KEY,
  name text,
  started text,
  hourly_rate real
);
CREATE TABLE sales (
  id integer PRIMARY KEY,
  customer_id integer,
  date text,
  channel text,
  pay text,
  total real
);
CREATE TABLE sale_items (
  id integer PRIMARY KEY,
  sale_id integer REFERENCES sales(id),
  product_id integer REFERENCES products(id),
  qty integer,
  price real
);
CREATE TABLE repairs (
  id integer PRIMARY KEY,
  customer_id integer,
  mechanic_id integer,
  bike text,
  problem text,
  brought_in text,
  promised_for text,
  picked_up text,
  state text,
  hours real,
  parts_cost real,
  price real
);
CREATE TABLE rentals (
  id integer PRIMARY KEY,
  customer_id integer,
  product_id integer,
  from_date text,
  due_date text,
  returned text,
  per_day real,
  deposit real
);
