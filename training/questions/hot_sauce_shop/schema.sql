CREATE TABLE customers (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  city text NOT NULL,
  accepts_mail boolean NOT NULL,
  referred_by_id int REFERENCES customers,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz
);
CREATE TABLE products (
  id int PRIMARY KEY,
  sku text NOT NULL,
  name text NOT NULL,
  heat int NOT NULL,              -- 1 mild to 10 hellish
  price numeric(7,2) NOT NULL,    -- list price now
  cost numeric(7,2) NOT NULL,     -- what a bottle costs us
  stock int NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  number text NOT NULL,
  customer_id int NOT NULL REFERENCES customers,
  gift_for text,
  ship_city text NOT NULL,
  state text NOT NULL,            -- cart, placed, paid, shipped, cancelled
  shipping_fee numeric(6,2) NOT NULL,
  total numeric(8,2) NOT NULL,    -- lines plus shipping
  created_at timestamptz NOT NULL,
  placed_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  cancelled_at timestamptz
);
CREATE TABLE order_items (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders,
  product_id int NOT NULL REFERENCES products,
  quantity int NOT NULL,
  unit_price numeric(7,2) NOT NULL
);
CREATE TABLE refunds (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, amount numeric(8,2) NOT NULL, reason text NOT NULL, created_at timestamptz NOT NULL);
CREATE TABLE reviews (id int PRIMARY KEY, product_id int NOT NULL REFERENCES products, customer_id int NOT NULL REFERENCES customers, rating int NOT NULL, created_at timestamptz NOT NULL, approved_at timestamptz);
