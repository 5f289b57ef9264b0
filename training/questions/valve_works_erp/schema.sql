CREATE TABLE country (
  code char(2) PRIMARY KEY,
  name text NOT NULL,
  sales_region text NOT NULL
);
CREATE TABLE department (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE employee (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  department_id int NOT NULL REFERENCES department(id),
  manager_id int REFERENCES employee(id),
  job_title text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE customer (
  id int PRIMARY KEY,
  name text NOT NULL,
  country_code char(2) NOT NULL REFERENCES country(code),
  account_manager_id int REFERENCES employee(id),
  credit_limit numeric(12,2),
  status text NOT NULL,
  customer_since date NOT NULL
);
CREATE TABLE address (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer(id),
  label text NOT NULL,
  city text NOT NULL,
  country_code char(2) NOT NULL REFERENCES country(code)
);
CREATE TABLE product_group (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE product (
  id int PRIMARY KEY,
  code text NOT NULL,
  name text NOT NULL,
  group_id int NOT NULL REFERENCES product_group(id),
  list_price numeric(10,2) NOT NULL,
  unit_cost numeric(10,2) NOT NULL,
  weight_kg numeric(8,2),
  discontinued boolean NOT NULL
);
CREATE TABLE supplier (
  id int PRIMARY KEY,
  name text NOT NULL,
  country_code char(2) NOT NULL REFERENCES country(code),
  rating int,
  status text NOT NULL
);
CREATE TABLE product_supplier (
  product_id int NOT NULL REFERENCES product(id),
  supplier_id int NOT NULL REFERENCES supplier(id),
  purchase_price numeric(10,2) NOT NULL,
  lead_days int NOT NULL,
  preferred boolean NOT NULL,
  PRIMARY KEY (product_id, supplier_id)
);
CREATE TABLE warehouse (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE stock (
  warehouse_id int NOT NULL REFERENCES warehouse(id),
  product_id int NOT NULL REFERENCES product(id),
  quantity int NOT NULL,
  reorder_level int NOT NULL,
  PRIMARY KEY (warehouse_id, product_id)
);
CREATE TABLE sales_order (
  id int PRIMARY KEY,
  order_no text NOT NULL,
  customer_id int NOT NULL REFERENCES customer(id),
  ship_to_id int NOT NULL REFERENCES address(id),
  bill_to_id int NOT NULL REFERENCES address(id),
  created_by int NOT NULL REFERENCES employee(id),
  approved_by int REFERENCES employee(id),
  order_date date NOT NULL,
  requested_date date NOT NULL,
  shipped_date date,
  status text NOT NULL
);
CREATE TABLE sales_order_line (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_order(id),
  product_id int NOT NULL REFERENCES product(id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  discount_pct numeric(5,2) NOT NULL,
  net_amount numeric(12,2) NOT NULL
);
CREATE TABLE invoice (
  id int PRIMARY KEY,
  invoice_no text NOT NULL,
  order_id int NOT NULL REFERENCES sales_order(id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  paid_date date,
  net_amount numeric(12,2) NOT NULL,
  tax_amount numeric(12,2) NOT NULL
);
CREATE TABLE purchase_order (
  id int PRIMARY KEY,
  po_no text NOT NULL,
  supplier_id int NOT NULL REFERENCES supplier(id),
  warehouse_id int NOT NULL REFERENCES warehouse(id),
  ordered_by int NOT NULL REFERENCES employee(id),
  approved_by int REFERENCES employee(id),
  order_date date NOT NULL,
  expected_date date NOT NULL,
  received_date date,
  status text NOT NULL
);
CREATE TABLE purchase_order_line (
  id int PRIMARY KEY,
  purchase_order_id int NOT NULL REFERENCES purchase_order(id),
  product_id int NOT NULL REFERENCES product(id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL
);
CREATE TABLE price_history (
  id int PRIMARY KEY,
  product_id int NOT NULL REFERENCES product(id),
  old_price numeric(10,2) NOT NULL,
  new_price numeric(10,2) NOT NULL,
  changed_on date NOT NULL,
  changed_by int NOT NULL REFERENCES employee(id)
);
CREATE TABLE complaint (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer(id),
  order_id int REFERENCES sales_order(id),
  product_id int REFERENCES product(id),
  handled_by int REFERENCES employee(id),
  reported_on date NOT NULL,
  closed_on date,
  reason text NOT NULL,
  cost numeric(10,2)
);
COMMENT ON COLUMN customer.status IS 'active, blocked, prospect';
COMMENT ON COLUMN supplier.rating IS '1 (poor) to 5 (excellent)';
COMMENT ON COLUMN supplier.status IS 'approved, trial, suspended';
COMMENT ON COLUMN sales_order.status IS 'open, shipped, cancelled';
COMMENT ON COLUMN purchase_order.status IS 'open, received, cancelled';
COMMENT ON COLUMN sales_order_line.net_amount IS 'after discount, before tax';
COMMENT ON COLUMN complaint.reason IS 'leakage, wrong item, transport damage, late delivery, documentation';
