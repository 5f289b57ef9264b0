CREATE TABLE orders (
  order_no text PRIMARY KEY,
  order_date date NOT NULL,
  customer_email text NOT NULL,
  customer_name text NOT NULL,
  ship_country text NOT NULL,
  coupon text,
  subtotal numeric(8,2) NOT NULL,
  shipping numeric(6,2) NOT NULL,
  paid_with text NOT NULL,
  fulfilled boolean NOT NULL,
  refunded numeric(8,2)
);
CREATE TABLE order_products (
  order_no text NOT NULL REFERENCES orders(order_no),
  sku text NOT NULL,
  qty integer NOT NULL,
  price numeric(6,2) NOT NULL,
  PRIMARY KEY (order_no, sku)
);
CREATE TABLE products (
  sku text PRIMARY KEY,
  title text NOT NULL,
  phone_model text NOT NULL,
  material text NOT NULL,
  colour text NOT NULL,
  unit_cost numeric(6,2) NOT NULL,
  inventory integer NOT NULL,
  published boolean NOT NULL
);
ALTER TABLE order_products ADD FOREIGN KEY (sku) REFERENCES products(sku) DEFERRABLE INITIALLY DEFERRED;
