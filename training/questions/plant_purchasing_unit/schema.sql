CREATE TABLE suppliers (
  sup_no integer PRIMARY KEY,
  sup_name text NOT NULL,
  country text NOT NULL,
  approved_on date,
  blocked_on date,
  payment_days integer NOT NULL
);
COMMENT ON COLUMN suppliers.payment_days IS 'days we have to pay after the invoice';
CREATE TABLE employees (
  emp_id integer PRIMARY KEY,
  emp_name text NOT NULL,
  dept text NOT NULL
);
CREATE TABLE materials (
  mat_no text PRIMARY KEY,
  mat_name text NOT NULL,
  unit text NOT NULL,
  standard_price numeric(9,3) NOT NULL,
  min_stock integer NOT NULL,
  stock_qty integer NOT NULL,
  preferred_sup_no integer REFERENCES suppliers(sup_no)
);
COMMENT ON COLUMN materials.standard_price IS 'planned price per unit';
CREATE TABLE requisitions (
  req_no integer PRIMARY KEY,
  requested_by integer NOT NULL REFERENCES employees(emp_id),
  approved_by integer REFERENCES employees(emp_id),
  mat_no text NOT NULL REFERENCES materials,
  qty_requested integer NOT NULL,
  requested_on date NOT NULL,
  approved_on date,
  refused_on date,
  needed_by date NOT NULL
);
CREATE TABLE purchase_orders (
  po_no integer PRIMARY KEY,
  sup_no integer NOT NULL REFERENCES suppliers,
  buyer_id integer NOT NULL REFERENCES employees(emp_id),
  ordered_on date NOT NULL,
  confirmed_on date,
  closed_on date,
  currency text NOT NULL DEFAULT 'EUR'
);
CREATE TABLE po_lines (
  po_no integer NOT NULL REFERENCES purchase_orders,
  line_no integer NOT NULL,
  mat_no text NOT NULL REFERENCES materials,
  req_no integer REFERENCES requisitions,
  qty_ordered integer NOT NULL,
  unit_price numeric(9,3) NOT NULL,
  discount_pct numeric(4,1) NOT NULL DEFAULT 0,
  wanted_on date NOT NULL,
  PRIMARY KEY (po_no, line_no)
);
COMMENT ON COLUMN po_lines.unit_price IS 'price per unit before the discount; value = quantity x price x (1 - discount/100)';
CREATE TABLE goods_receipts (
  gr_no integer PRIMARY KEY,
  po_no integer NOT NULL,
  line_no integer NOT NULL,
  arrived_on date NOT NULL,
  qty_delivered integer NOT NULL,
  qty_refused integer NOT NULL DEFAULT 0,
  checked_by integer REFERENCES employees(emp_id),
  FOREIGN KEY (po_no, line_no) REFERENCES po_lines
);
CREATE TABLE supplier_invoices (
  inv_id integer PRIMARY KEY,
  po_no integer NOT NULL REFERENCES purchase_orders,
  supplier_ref text NOT NULL,
  invoice_date date NOT NULL,
  received_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  net numeric(10,2) NOT NULL,
  tax numeric(10,2) NOT NULL,
  disputed boolean NOT NULL DEFAULT false
);
