CREATE TABLE branches (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  payment_days int NOT NULL
);
CREATE TABLE articles (
  id int PRIMARY KEY,
  sku text NOT NULL,
  description text NOT NULL,
  product_group text NOT NULL,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  purchase_price numeric(10,2) NOT NULL,
  sales_price numeric(10,2) NOT NULL
);
CREATE TABLE stock (
  id int PRIMARY KEY,
  article_id int NOT NULL REFERENCES articles(id),
  branch_id int NOT NULL REFERENCES branches(id),
  on_hand int NOT NULL,
  minimum int NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  branch_id int NOT NULL REFERENCES branches(id),
  credit_limit numeric(10,2) NOT NULL,
  blocked boolean NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE sales_orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  branch_id int NOT NULL REFERENCES branches(id),
  order_date date NOT NULL,
  delivery_date date,
  status text NOT NULL,
  collected boolean NOT NULL
);
CREATE TABLE order_lines (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(id),
  article_id int NOT NULL REFERENCES articles(id),
  qty int NOT NULL,
  price numeric(10,2) NOT NULL,
  delivered_qty int NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  total numeric(10,2) NOT NULL,
  paid_total numeric(10,2) NOT NULL
);
CREATE TABLE purchase_orders (
  id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  branch_id int NOT NULL REFERENCES branches(id),
  ordered_on date NOT NULL,
  expected_on date NOT NULL,
  received_on date,
  total numeric(10,2) NOT NULL
);
COMMENT ON COLUMN sales_orders.status IS 'open, partly_delivered, delivered, cancelled';
