CREATE TABLE collections (
  id int PRIMARY KEY,
  name text NOT NULL,
  season_year int NOT NULL
);
CREATE TABLE products (
  id int PRIMARY KEY,
  collection_id int NOT NULL REFERENCES collections(id),
  name text NOT NULL,
  kind text NOT NULL,
  audience text NOT NULL,
  price numeric(10,2) NOT NULL,
  cost numeric(10,2) NOT NULL
);
CREATE TABLE variants (
  id int PRIMARY KEY,
  product_id int NOT NULL REFERENCES products(id),
  size text NOT NULL,
  colour text NOT NULL,
  stock int NOT NULL,
  sku text NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  accepts_marketing boolean NOT NULL,
  created_at timestamptz NOT NULL,
  loyalty_points int NOT NULL
);
CREATE TABLE coupons (
  id int PRIMARY KEY,
  code text NOT NULL,
  percent_off int NOT NULL,
  valid_until date NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  coupon_id int REFERENCES coupons(id),
  placed_at timestamptz NOT NULL,
  status text NOT NULL,
  shipping_fee numeric(10,2) NOT NULL,
  dispatched_at timestamptz,
  arrived_at timestamptz
);
CREATE TABLE order_lines (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  variant_id int NOT NULL REFERENCES variants(id),
  quantity int NOT NULL,
  paid_price numeric(10,2) NOT NULL
);
CREATE TABLE returns (
  id int PRIMARY KEY,
  order_line_id int NOT NULL REFERENCES order_lines(id),
  returned_at timestamptz NOT NULL,
  reason text NOT NULL,
  refund numeric(10,2) NOT NULL,
  back_in_stock boolean NOT NULL
);
CREATE TABLE carts (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  opened_at timestamptz NOT NULL,
  value numeric(10,2) NOT NULL,
  ordered_at timestamptz
);
CREATE TABLE questions (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  topic text NOT NULL,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz
);
COMMENT ON COLUMN orders.status IS 'paid, dispatched, arrived, cancelled';
COMMENT ON COLUMN products.audience IS 'women, men, kids';
