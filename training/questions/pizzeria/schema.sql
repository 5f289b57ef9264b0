CREATE TABLE branches (
  id serial PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  opened_on date NOT NULL,
  seats integer NOT NULL,
  has_delivery boolean NOT NULL DEFAULT true
);
CREATE TABLE customers (
  id serial PRIMARY KEY,
  full_name text NOT NULL,
  phone text,
  email text,
  street text,
  joined_on date NOT NULL,
  loyalty_points integer NOT NULL DEFAULT 0
);
CREATE TABLE drivers (
  id serial PRIMARY KEY,
  branch_id integer NOT NULL REFERENCES branches(id),
  full_name text NOT NULL,
  vehicle text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE menu_items (
  id serial PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  price numeric(6,2) NOT NULL,
  is_vegetarian boolean NOT NULL DEFAULT false,
  is_available boolean NOT NULL DEFAULT true
);
CREATE TABLE toppings (
  id serial PRIMARY KEY,
  name text NOT NULL,
  surcharge numeric(4,2) NOT NULL
);
CREATE TABLE orders (
  id serial PRIMARY KEY,
  branch_id integer NOT NULL REFERENCES branches(id),
  customer_id integer REFERENCES customers(id),
  driver_id integer REFERENCES drivers(id),
  channel text NOT NULL,
  status text NOT NULL,
  placed_at timestamptz NOT NULL,
  delivered_at timestamptz,
  delivery_fee numeric(5,2) NOT NULL DEFAULT 0,
  tip numeric(5,2),
  total numeric(8,2) NOT NULL
);
CREATE TABLE order_lines (
  id serial PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  menu_item_id integer NOT NULL REFERENCES menu_items(id),
  quantity integer NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  size text NOT NULL
);
CREATE TABLE order_line_toppings (
  order_line_id integer NOT NULL REFERENCES order_lines(id),
  topping_id integer NOT NULL REFERENCES toppings(id),
  PRIMARY KEY (order_line_id, topping_id)
);
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  stars integer NOT NULL,
  comment text,
  written_at timestamptz NOT NULL
);
