CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  customer_since date NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL
);
CREATE TABLE venues (
  venue_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  capacity int NOT NULL
);
CREATE TABLE technicians (
  technician_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  trade text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  driving_licence boolean NOT NULL
);
CREATE TABLE equipment (
  equipment_id int PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  quantity_owned int NOT NULL,
  day_rate numeric(8,2) NOT NULL
);
CREATE TABLE events (
  event_id int PRIMARY KEY,
  title text NOT NULL,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  venue_id int NOT NULL REFERENCES venues(venue_id),
  event_date date NOT NULL,
  expected_guests int NOT NULL,
  status text NOT NULL,
  agreed_fee numeric(10,2) NOT NULL
);
CREATE TABLE assignments (
  assignment_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(event_id),
  technician_id int NOT NULL REFERENCES technicians(technician_id),
  work_date date NOT NULL,
  planned_hours numeric(4,1) NOT NULL,
  worked_hours numeric(4,1)
);
CREATE TABLE event_equipment (
  line_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(event_id),
  equipment_id int NOT NULL REFERENCES equipment(equipment_id),
  quantity int NOT NULL,
  rental_days int NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  invoice_number text NOT NULL UNIQUE,
  event_id int NOT NULL REFERENCES events(event_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  equipment_id int NOT NULL REFERENCES equipment(equipment_id),
  reported_on date NOT NULL,
  fault text NOT NULL,
  repaired_on date,
  cost numeric(8,2)
);
