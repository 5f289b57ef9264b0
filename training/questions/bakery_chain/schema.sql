CREATE TABLE shops (
  id serial PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  has_cafe boolean NOT NULL DEFAULT false,
  rent_per_month numeric(8,2)
);
CREATE TABLE employees (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  shop_id int REFERENCES shops(id),
  hired_on date NOT NULL,
  left_on date,
  hourly_wage numeric(6,2) NOT NULL
);
CREATE TABLE products (
  id serial PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  price numeric(6,2) NOT NULL,
  unit_cost numeric(6,2) NOT NULL,
  contains_nuts boolean NOT NULL DEFAULT false,
  vegan boolean NOT NULL DEFAULT false,
  discontinued_on date
);
CREATE TABLE bakes (
  id serial PRIMARY KEY,
  product_id int NOT NULL REFERENCES products(id),
  shop_id int NOT NULL REFERENCES shops(id),
  baked_on date NOT NULL,
  quantity int NOT NULL,
  baker_id int REFERENCES employees(id)
);
CREATE TABLE sales (
  id serial PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops(id),
  sold_at timestamptz NOT NULL,
  cashier_id int REFERENCES employees(id),
  payment_method text NOT NULL,
  total numeric(8,2) NOT NULL
);
CREATE TABLE sale_items (
  sale_id int NOT NULL REFERENCES sales(id),
  product_id int NOT NULL REFERENCES products(id),
  quantity int NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  PRIMARY KEY (sale_id, product_id)
);
CREATE TABLE cake_orders (
  id serial PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops(id),
  customer_name text NOT NULL,
  phone text,
  ordered_on date NOT NULL,
  pickup_on date NOT NULL,
  occasion text,
  inscription text,
  price numeric(7,2) NOT NULL,
  deposit numeric(7,2) NOT NULL DEFAULT 0,
  status text NOT NULL
);
CREATE TABLE waste_entries (
  id serial PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops(id),
  product_id int NOT NULL REFERENCES products(id),
  thrown_on date NOT NULL,
  quantity int NOT NULL,
  reason text
);
