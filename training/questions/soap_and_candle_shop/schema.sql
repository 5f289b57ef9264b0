CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  registered_on date NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE categories (
  category_id integer PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE products (
  sku text PRIMARY KEY,
  title text NOT NULL,
  category_id integer NOT NULL REFERENCES categories,
  list_price numeric(7,2) NOT NULL,
  cost_price numeric(7,2) NOT NULL,
  weight_g integer NOT NULL,
  stock integer NOT NULL
);
COMMENT ON COLUMN products.cost_price IS 'what the shop itself pays per piece';
CREATE TABLE orders (
  order_no integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  ordered_on date NOT NULL,
  paid_on date,
  shipped_on date,
  cancelled_on date,
  ship_country text NOT NULL,
  shipping_fee numeric(6,2) NOT NULL,
  payment_method text NOT NULL
);
CREATE TABLE order_lines (
  order_no integer NOT NULL REFERENCES orders,
  line_no integer NOT NULL,
  sku text NOT NULL REFERENCES products,
  quantity integer NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  discount numeric(3,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (order_no, line_no)
);
COMMENT ON COLUMN order_lines.discount IS 'fraction of the line that was taken off, 0.10 = 10 %';
CREATE TABLE reviews (
  review_id integer PRIMARY KEY,
  sku text NOT NULL REFERENCES products,
  customer_id integer NOT NULL REFERENCES customers,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  written_on date NOT NULL
);
