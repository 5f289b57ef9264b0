CREATE TABLE customers (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  registered_at timestamptz NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE categories (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE products (
  id integer PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories(id),
  name text NOT NULL,
  brand text NOT NULL,
  price numeric(8,2) NOT NULL,
  purchase_price numeric(8,2) NOT NULL,
  stock integer NOT NULL,
  reorder_level integer NOT NULL
);
CREATE TABLE coupons (
  code text PRIMARY KEY,
  discount_percent integer NOT NULL,
  valid_from date NOT NULL,
  valid_until date
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers(id),
  placed_at timestamptz NOT NULL,
  status text NOT NULL,
  coupon_code text REFERENCES coupons(code),
  total numeric(10,2) NOT NULL,
  shipping_fee numeric(6,2) NOT NULL
);
CREATE TABLE order_lines (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  product_id integer NOT NULL REFERENCES products(id),
  quantity integer NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE shipments (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  carrier text NOT NULL,
  shipped_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE TABLE returns (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  returned_on date NOT NULL,
  reason text NOT NULL,
  refund_amount numeric(8,2) NOT NULL
);
CREATE TABLE reviews (
  id integer PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products(id),
  customer_id integer NOT NULL REFERENCES customers(id),
  rating integer NOT NULL,
  comment text,
  written_on date NOT NULL
);
