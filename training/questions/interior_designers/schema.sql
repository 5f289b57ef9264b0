CREATE TABLE designers (
  id int PRIMARY KEY,
  name text NOT NULL,
  level text NOT NULL,
  hourly_rate numeric(10,2) NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  client_type text NOT NULL,
  city text NOT NULL,
  email text,
  referred_by text,
  first_contact_on date NOT NULL
);
CREATE TABLE projects (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  lead_designer_id int NOT NULL REFERENCES designers(id),
  title text NOT NULL,
  room_type text NOT NULL,
  budget numeric(10,2) NOT NULL,
  status text NOT NULL,
  started_on date NOT NULL,
  due_on date NOT NULL,
  completed_on date
);
CREATE TABLE time_entries (
  id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(id),
  designer_id int NOT NULL REFERENCES designers(id),
  work_date date NOT NULL,
  hours numeric(10,2) NOT NULL,
  billable boolean NOT NULL
);
CREATE TABLE vendors (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  trade_discount_pct numeric(10,2) NOT NULL
);
CREATE TABLE purchase_items (
  id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(id),
  vendor_id int NOT NULL REFERENCES vendors(id),
  description text NOT NULL,
  category text NOT NULL,
  quantity int NOT NULL,
  unit_cost numeric(10,2) NOT NULL,
  unit_charge numeric(10,2) NOT NULL,
  ordered_on date NOT NULL,
  arrived_on date
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(id),
  kind text NOT NULL,
  amount numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE revisions (
  id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(id),
  number int NOT NULL,
  requested_on date NOT NULL,
  done_on date
);
COMMENT ON COLUMN projects.status IS 'active, on_hold, completed, cancelled';
COMMENT ON COLUMN invoices.kind IS 'design fee, furniture, final';
