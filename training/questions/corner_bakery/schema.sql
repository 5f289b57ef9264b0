CREATE TABLE products (
  product_id int PRIMARY KEY,
  name text NOT NULL,
  product_group text NOT NULL,
  price numeric(6,2) NOT NULL,
  contains_nuts boolean NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE shop_sales (
  sale_id int PRIMARY KEY,
  sold_at timestamp NOT NULL,
  staff_id int NOT NULL REFERENCES staff(staff_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE wholesale_customers (
  wholesale_customer_id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  town text NOT NULL
);
CREATE TABLE wholesale_deliveries (
  delivery_id int PRIMARY KEY,
  wholesale_customer_id int NOT NULL REFERENCES wholesale_customers(wholesale_customer_id),
  delivered_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid boolean NOT NULL
);
CREATE TABLE cake_orders (
  cake_order_id int PRIMARY KEY,
  customer_name text NOT NULL,
  product_id int NOT NULL REFERENCES products(product_id),
  ordered_on date NOT NULL,
  pick_up_on date NOT NULL,
  inscription text,
  persons int NOT NULL,
  price numeric(7,2) NOT NULL,
  picked_up boolean NOT NULL
);
CREATE TABLE leftovers (
  leftover_id int PRIMARY KEY,
  noted_on date NOT NULL,
  product_id int NOT NULL REFERENCES products(product_id),
  pieces int NOT NULL
);
CREATE TABLE ingredients (
  ingredient_id int PRIMARY KEY,
  name text NOT NULL,
  kilos_in_stock numeric(7,1) NOT NULL,
  reorder_below_kilos numeric(7,1) NOT NULL,
  supplier text NOT NULL
);
