CREATE TABLE sales_reps (
  rep_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  sector text NOT NULL,
  rep_id int NOT NULL REFERENCES sales_reps(rep_id),
  customer_since date NOT NULL,
  payment_days int NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  email text
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  name text NOT NULL,
  product_type text NOT NULL,
  material text NOT NULL,
  list_price numeric(8,2) NOT NULL,
  stock_quantity int NOT NULL,
  minimum_stock int NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  ordered_on date NOT NULL,
  promised_on date NOT NULL,
  shipped_on date,
  status text NOT NULL
);
CREATE TABLE order_lines (
  line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  invoice_number int NOT NULL UNIQUE,
  order_id int NOT NULL REFERENCES orders(order_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  received_on date NOT NULL,
  reason text NOT NULL,
  settled_on date,
  credit_amount numeric(8,2) NOT NULL
);
CREATE TABLE machines (
  machine_id int PRIMARY KEY,
  name text NOT NULL,
  built_year int NOT NULL
);
CREATE TABLE machine_stoppages (
  stoppage_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(machine_id),
  stopped_on date NOT NULL,
  cause text NOT NULL,
  minutes int NOT NULL
);
