CREATE TABLE clients (
  client_id int PRIMARY KEY,
  company text NOT NULL,
  industry text NOT NULL,
  contact_person text,
  country text NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  name text NOT NULL,
  job_title text NOT NULL,
  office text NOT NULL
);
CREATE TABLE venues (
  venue_id int PRIMARY KEY,
  venue_name text NOT NULL,
  city text NOT NULL,
  capacity int NOT NULL,
  day_rate numeric(10,2) NOT NULL
);
CREATE TABLE events (
  event_id int PRIMARY KEY,
  title text NOT NULL,
  client_id int NOT NULL REFERENCES clients(client_id),
  venue_id int REFERENCES venues(venue_id),
  project_lead_id int NOT NULL REFERENCES staff(staff_id),
  event_type text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  expected_guests int NOT NULL,
  actual_guests int,
  budget numeric(12,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL,
  service text NOT NULL,
  city text NOT NULL
);
CREATE TABLE supplier_orders (
  order_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(event_id),
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  ordered_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  confirmed boolean NOT NULL
);
CREATE TABLE client_invoices (
  invoice_no int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(event_id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount numeric(12,2) NOT NULL,
  paid_date date
);
COMMENT ON COLUMN events.status IS 'enquiry, confirmed, completed, cancelled';
