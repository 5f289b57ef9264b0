CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  lead_time_days int NOT NULL
);
CREATE TABLE warehouses (
  warehouse_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE parts (
  part_id int PRIMARY KEY,
  part_number text NOT NULL UNIQUE,
  description text NOT NULL,
  category text NOT NULL,
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  purchase_price numeric(10,2) NOT NULL,
  list_price numeric(10,2) NOT NULL
);
CREATE TABLE stock (
  part_id int NOT NULL REFERENCES parts(part_id),
  warehouse_id int NOT NULL REFERENCES warehouses(warehouse_id),
  quantity int NOT NULL,
  reorder_level int NOT NULL,
  PRIMARY KEY (part_id, warehouse_id)
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  trade text NOT NULL,
  discount_percent numeric(4,1) NOT NULL,
  on_stop boolean NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  position text NOT NULL,
  phone text NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  warehouse_id int NOT NULL REFERENCES warehouses(warehouse_id),
  ordered_on date NOT NULL,
  dispatched_on date,
  channel text NOT NULL
);
CREATE TABLE order_lines (
  line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  part_id int NOT NULL REFERENCES parts(part_id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE returns (
  return_id int PRIMARY KEY,
  line_id int NOT NULL REFERENCES order_lines(line_id),
  returned_on date NOT NULL,
  reason text NOT NULL,
  quantity int NOT NULL
);
CREATE TABLE purchase_orders (
  purchase_order_id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  part_id int NOT NULL REFERENCES parts(part_id),
  warehouse_id int NOT NULL REFERENCES warehouses(warehouse_id),
  ordered_on date NOT NULL,
  expected_on date NOT NULL,
  received_on date,
  quantity int NOT NULL
);
