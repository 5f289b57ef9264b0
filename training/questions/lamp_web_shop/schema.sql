CREATE TABLE suppliers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE products (
  id integer PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers(id),
  name text NOT NULL,
  category text NOT NULL,
  size text NOT NULL,
  price numeric(8,2) NOT NULL,
  availability text NOT NULL,
  added_on date NOT NULL
);
CREATE TABLE customers (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  country text NOT NULL,
  is_vip boolean NOT NULL,
  newsletter_opt_in boolean NOT NULL,
  blocked boolean NOT NULL
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers(id),
  status text NOT NULL,
  payment_method text NOT NULL,
  ordered_at timestamp NOT NULL,
  total numeric(10,2) NOT NULL,
  gift_wrap boolean NOT NULL
);
CREATE TABLE order_lines (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  product_id integer NOT NULL REFERENCES products(id),
  quantity integer NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE returns (
  id integer PRIMARY KEY,
  order_line_id integer NOT NULL REFERENCES order_lines(id),
  reason text NOT NULL,
  state text NOT NULL,
  returned_on date NOT NULL
);
