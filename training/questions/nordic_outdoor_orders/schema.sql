CREATE TABLE regions (region_id int PRIMARY KEY, region_name text NOT NULL, sales_manager text NOT NULL);
CREATE TABLE customers (
  customer_id int PRIMARY KEY, full_name text NOT NULL, city text NOT NULL, region_id int NOT NULL REFERENCES regions,
  registered_on date NOT NULL, is_club_member boolean NOT NULL
);
CREATE TABLE categories (category_id int PRIMARY KEY, category_name text NOT NULL);
CREATE TABLE products (
  product_id int PRIMARY KEY, product_name text NOT NULL, category_id int NOT NULL REFERENCES categories,
  list_price numeric(8,2) NOT NULL, unit_cost numeric(8,2) NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers,
  ordered_on date NOT NULL, shipped_on date, paid_on date,
  shipping_fee numeric(6,2) NOT NULL, status text NOT NULL -- open, shipped, cancelled
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders, line_no int NOT NULL, product_id int NOT NULL REFERENCES products,
  quantity int NOT NULL, unit_price numeric(8,2) NOT NULL,
  discount numeric(4,2) NOT NULL DEFAULT 0, -- fraction of the line, 0.10 means ten percent off
  PRIMARY KEY (order_id, line_no)
);
COMMENT ON COLUMN order_lines.unit_price IS 'price of one piece at the time of the order, before the discount';
