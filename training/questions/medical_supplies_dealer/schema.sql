CREATE TABLE sales_reps (
  rep_id int PRIMARY KEY,
  rep_name text NOT NULL,
  area text NOT NULL,
  yearly_target numeric(12,2) NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  customer_group text NOT NULL,
  county text NOT NULL,
  rep_id int REFERENCES sales_reps(rep_id),
  credit_limit numeric(10,2) NOT NULL
);
CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL,
  country text NOT NULL,
  lead_time_days int NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  product_name text NOT NULL,
  category text NOT NULL,
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  cost_price numeric(9,2) NOT NULL,
  list_price numeric(9,2) NOT NULL,
  stock int NOT NULL,
  reorder_level int NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE sales_orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  order_date date NOT NULL,
  shipped_date date,
  status text NOT NULL
);
CREATE TABLE sales_order_lines (
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  unit_price numeric(9,2) NOT NULL,
  PRIMARY KEY (order_id, product_id)
);
CREATE TABLE stock_batches (
  batch_id int PRIMARY KEY,
  product_id int NOT NULL REFERENCES products(product_id),
  batch_no text NOT NULL,
  expiry_date date,
  quantity int NOT NULL
);
CREATE TABLE returns (
  return_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  returned_on date NOT NULL,
  quantity int NOT NULL,
  reason text NOT NULL
);
COMMENT ON COLUMN sales_orders.status IS 'open, shipped, cancelled';
