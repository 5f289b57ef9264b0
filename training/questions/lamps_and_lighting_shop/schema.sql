CREATE TABLE categories (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE products (
  id int PRIMARY KEY,
  name text NOT NULL,
  category_id int NOT NULL REFERENCES categories(id),
  supplier_id int REFERENCES suppliers(id),
  price numeric(10,2) NOT NULL,
  cost numeric(10,2) NOT NULL,
  stock int NOT NULL,
  min_stock int NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  city text NOT NULL,
  newsletter boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  status text NOT NULL,
  payment_method text NOT NULL,
  ordered_at timestamptz NOT NULL,
  shipped_at timestamptz,
  shipping_cost numeric(10,2) NOT NULL
);
CREATE TABLE order_items (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  product_id int NOT NULL REFERENCES products(id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL
);
CREATE TABLE returns (
  id int PRIMARY KEY,
  order_item_id int NOT NULL REFERENCES order_items(id),
  reason text NOT NULL,
  refund_amount numeric(10,2) NOT NULL,
  returned_at timestamptz NOT NULL
);
CREATE TABLE reviews (
  id int PRIMARY KEY,
  product_id int NOT NULL REFERENCES products(id),
  customer_id int NOT NULL REFERENCES customers(id),
  rating int NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN orders.status IS 'new, paid, shipped, delivered, cancelled';
