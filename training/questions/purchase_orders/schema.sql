CREATE TABLE departments (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL,
  annual_budget numeric(12,2) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE employees (
  id uuid PRIMARY KEY,
  department_id uuid NOT NULL REFERENCES departments(id),
  full_name varchar(120) NOT NULL,
  email varchar(120) NOT NULL,
  approval_limit numeric(10,2),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE vendors (
  id uuid PRIMARY KEY,
  name varchar(120) NOT NULL,
  country varchar(60) NOT NULL,
  payment_terms_days integer NOT NULL,
  is_preferred boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE purchase_orders (
  id uuid PRIMARY KEY,
  number varchar(20) NOT NULL UNIQUE,
  vendor_id uuid NOT NULL REFERENCES vendors(id),
  requester_id uuid NOT NULL REFERENCES employees(id),
  approver_id uuid REFERENCES employees(id),
  status varchar(20) NOT NULL,
  currency char(3) NOT NULL,
  total numeric(12,2) NOT NULL,
  expected_on date,
  submitted_at timestamptz,
  approved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE line_items (
  id uuid PRIMARY KEY,
  purchase_order_id uuid NOT NULL REFERENCES purchase_orders(id),
  description varchar(200) NOT NULL,
  category varchar(60) NOT NULL,
  quantity integer NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE goods_receipts (
  id uuid PRIMARY KEY,
  purchase_order_id uuid NOT NULL REFERENCES purchase_orders(id),
  received_by_id uuid NOT NULL REFERENCES employees(id),
  received_at timestamptz NOT NULL,
  is_complete boolean NOT NULL,
  note text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE vendor_invoices (
  id uuid PRIMARY KEY,
  purchase_order_id uuid NOT NULL REFERENCES purchase_orders(id),
  invoice_number varchar(40) NOT NULL,
  amount numeric(12,2) NOT NULL,
  invoiced_on date NOT NULL,
  due_on date NOT NULL,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
