CREATE TABLE warehouses (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE employees (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  job_title text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE brands (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE products (
  id int PRIMARY KEY,
  sku text NOT NULL,
  name text NOT NULL,
  brand_id int NOT NULL REFERENCES brands(id),
  category text NOT NULL,
  list_price numeric(10,2) NOT NULL,
  cost_price numeric(10,2) NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE stock_levels (
  id int PRIMARY KEY,
  product_id int NOT NULL REFERENCES products(id),
  warehouse_id int NOT NULL REFERENCES warehouses(id),
  quantity int NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  company text NOT NULL,
  contact_name text NOT NULL,
  email text NOT NULL,
  branch text NOT NULL,
  account_manager_id int REFERENCES employees(id),
  discount_pct numeric(10,2) NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  status text NOT NULL,
  placed_at timestamptz NOT NULL,
  delivered_at timestamptz,
  po_number text
);
CREATE TABLE order_lines (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  product_id int NOT NULL REFERENCES products(id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  embroidery boolean NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  total numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN orders.status IS 'draft, confirmed, delivered, cancelled';
