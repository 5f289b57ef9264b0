CREATE TABLE departments (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL,
  cost_centre varchar(10) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE employees (
  id uuid PRIMARY KEY,
  department_id uuid REFERENCES departments(id),
  manager_id uuid REFERENCES employees(id),
  full_name varchar(120) NOT NULL,
  email varchar(120),
  started_on date NOT NULL,
  left_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE asset_categories (
  id uuid PRIMARY KEY,
  name varchar(60) NOT NULL,
  useful_life_months int NOT NULL
);
CREATE TABLE vendors (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL,
  support_email varchar(120),
  created_at timestamptz NOT NULL
);
CREATE TABLE assets (
  id uuid PRIMARY KEY,
  tag varchar(12) NOT NULL UNIQUE,
  description varchar(120) NOT NULL,
  category_id uuid NOT NULL REFERENCES asset_categories(id),
  vendor_id uuid REFERENCES vendors(id),
  serial_number varchar(40),
  purchased_on date NOT NULL,
  purchase_cents bigint NOT NULL,
  warranty_until date,
  site varchar(40) NOT NULL,
  status varchar(20) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE assignments (
  id uuid PRIMARY KEY,
  asset_id uuid NOT NULL REFERENCES assets(id),
  employee_id uuid NOT NULL REFERENCES employees(id),
  handed_out_at timestamptz NOT NULL,
  handed_back_at timestamptz,
  condition_on_return varchar(20),
  created_at timestamptz NOT NULL
);
CREATE TABLE maintenance_tickets (
  id uuid PRIMARY KEY,
  asset_id uuid NOT NULL REFERENCES assets(id),
  opened_by_id uuid NOT NULL REFERENCES employees(id),
  summary varchar(160) NOT NULL,
  priority int NOT NULL,
  cost_cents bigint,
  closed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE stocktakes (
  id uuid PRIMARY KEY,
  asset_id uuid NOT NULL REFERENCES assets(id),
  counted_on date NOT NULL,
  found boolean NOT NULL,
  found_at_site varchar(40)
);
