CREATE TABLE sales_reps (
  id serial PRIMARY KEY,
  full_name text NOT NULL,
  region text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE customers (
  id serial PRIMARY KEY,
  company_name text NOT NULL,
  city text NOT NULL,
  sales_rep_id int REFERENCES sales_reps(id),
  credit_limit numeric(10,2),
  created_on date NOT NULL,
  blocked boolean NOT NULL DEFAULT false
);
CREATE TABLE suppliers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE products (
  id serial PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  name text NOT NULL,
  category text NOT NULL,
  supplier_id int REFERENCES suppliers(id),
  list_price numeric(8,2) NOT NULL,
  cost_price numeric(8,2) NOT NULL,
  stock_qty int NOT NULL,
  reorder_level int NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  ordered_on date NOT NULL,
  requested_for date,
  shipped_on date,
  status text NOT NULL CHECK (status IN ('open','shipped','cancelled'))
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders(id),
  line_no int NOT NULL,
  product_id int NOT NULL REFERENCES products(id),
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  invoiced_on date NOT NULL,
  due_on date NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  paid_on date
);
