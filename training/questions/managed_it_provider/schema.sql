CREATE TABLE industries (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE sites_regions (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  industry_id int NOT NULL REFERENCES industries(id),
  region_id int NOT NULL REFERENCES sites_regions(id),
  status text NOT NULL,
  signed_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE contacts (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  email text NOT NULL,
  phone text,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE squads (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE staff (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  squad_id int NOT NULL REFERENCES squads(id),
  seniority text NOT NULL,
  hourly_rate numeric(7,2) NOT NULL,
  joined_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE on_call_shifts (
  id int PRIMARY KEY,
  staff_id int NOT NULL REFERENCES staff(id),
  shift_date date NOT NULL,
  kind text NOT NULL,
  allowance numeric(7,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE service_plans (
  id int PRIMARY KEY,
  name text NOT NULL,
  monthly_fee numeric(9,2) NOT NULL,
  response_hours int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE contracts (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  plan_id int NOT NULL REFERENCES service_plans(id),
  status text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  seats int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE device_types (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE devices (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  type_id int NOT NULL REFERENCES device_types(id),
  name text NOT NULL,
  serial_no text NOT NULL,
  status text NOT NULL,
  bought_on date NOT NULL,
  warranty_until date NOT NULL,
  price numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE ticket_states (
  id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tickets (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  contact_id int NOT NULL REFERENCES contacts(id),
  device_id int REFERENCES devices(id),
  assignee_id int REFERENCES staff(id),
  state_id int NOT NULL REFERENCES ticket_states(id),
  title text NOT NULL,
  priority text NOT NULL,
  opened_at timestamp NOT NULL,
  resolved_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE ticket_replies (
  id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets(id),
  staff_id int REFERENCES staff(id),
  written_at timestamp NOT NULL,
  body text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE time_entries (
  id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets(id),
  staff_id int NOT NULL REFERENCES staff(id),
  worked_on date NOT NULL,
  minutes int NOT NULL,
  billable boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  number text NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  status text NOT NULL,
  total numeric(10,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE invoice_lines (
  id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices(id),
  description text NOT NULL,
  quantity numeric(8,2) NOT NULL,
  unit_price numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices(id),
  received_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE vendors (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE purchase_orders (
  id int PRIMARY KEY,
  vendor_id int NOT NULL REFERENCES vendors(id),
  client_id int REFERENCES clients(id),
  status text NOT NULL,
  ordered_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
COMMENT ON COLUMN clients.status IS 'active, paused or former';
COMMENT ON COLUMN contracts.status IS 'running, notice given or ended';
COMMENT ON COLUMN devices.status IS 'in use, spare or retired';
COMMENT ON COLUMN invoices.status IS 'draft, sent, paid or written off';
COMMENT ON COLUMN purchase_orders.status IS 'requested, ordered, delivered or cancelled';
COMMENT ON COLUMN purchase_orders.client_id IS 'null when we buy for ourselves';
COMMENT ON COLUMN ticket_replies.staff_id IS 'null when the client wrote the reply';
COMMENT ON COLUMN on_call_shifts.kind IS 'night, weekend or holiday';
