CREATE TABLE countries (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE owners (
  id int PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  country_id int NOT NULL REFERENCES countries(id),
  phone text,
  blocked boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE buildings (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(id),
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL,
  floors int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE manufacturers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country_id int NOT NULL REFERENCES countries(id),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE lifts (
  id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(id),
  manufacturer_id int NOT NULL REFERENCES manufacturers(id),
  name text NOT NULL,
  kind text NOT NULL,
  capacity_kg int NOT NULL,
  installed_on date NOT NULL,
  status text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE depots (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE employees (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  depot_id int NOT NULL REFERENCES depots(id),
  job text NOT NULL,
  entrapment_certified boolean NOT NULL,
  entered_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE shifts (
  id int PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employees(id),
  shift_date date NOT NULL,
  type text NOT NULL,
  hours numeric(4,1) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE maintenance_contracts (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  name text NOT NULL,
  status text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  yearly_amount numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE fault_types (
  id int PRIMARY KEY,
  name text NOT NULL,
  severity text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE faults (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  fault_type_id int NOT NULL REFERENCES fault_types(id),
  reported_at timestamp NOT NULL,
  people_trapped int NOT NULL,
  status text NOT NULL,
  cleared_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE jobs (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  fault_id int REFERENCES faults(id),
  employee_id int NOT NULL REFERENCES employees(id),
  kind text NOT NULL,
  status text NOT NULL,
  planned_date date NOT NULL,
  done_date date,
  labour_hours numeric(5,1),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE part_categories (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country_id int NOT NULL REFERENCES countries(id),
  status text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE parts (
  id int PRIMARY KEY,
  category_id int NOT NULL REFERENCES part_categories(id),
  supplier_id int NOT NULL REFERENCES suppliers(id),
  name text NOT NULL,
  cost_price numeric(9,2) NOT NULL,
  sale_price numeric(9,2) NOT NULL,
  stock int NOT NULL,
  min_stock int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE job_parts (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(id),
  part_id int NOT NULL REFERENCES parts(id),
  quantity int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE purchase_orders (
  id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  status text NOT NULL,
  order_date date NOT NULL,
  due_date date NOT NULL,
  delivered_date date,
  total numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(id),
  job_id int REFERENCES jobs(id),
  status text NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices(id),
  paid_date date NOT NULL,
  amount numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE inspections (
  id int PRIMARY KEY,
  lift_id int NOT NULL REFERENCES lifts(id),
  inspected_on date NOT NULL,
  result text NOT NULL,
  next_due date NOT NULL,
  fee numeric(8,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
COMMENT ON COLUMN lifts.kind IS 'passenger, goods, platform or escalator';
COMMENT ON COLUMN lifts.status IS 'in service, out of order or decommissioned';
COMMENT ON COLUMN owners.type IS 'housing company, hospital, hotel, office landlord or city';
COMMENT ON COLUMN jobs.kind IS 'maintenance, repair or modernisation';
COMMENT ON COLUMN jobs.status IS 'planned, started, done or called off';
COMMENT ON COLUMN invoices.status IS 'open, paid or disputed';
COMMENT ON COLUMN inspections.result IS 'passed, minor defects or failed';
COMMENT ON COLUMN purchase_orders.status IS 'sent, confirmed, delivered or cancelled';
COMMENT ON COLUMN maintenance_contracts.status IS 'active or terminated';
COMMENT ON COLUMN suppliers.status IS 'approved, probation or dropped';
