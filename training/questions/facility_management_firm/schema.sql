CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  client_since date NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  main_contact boolean NOT NULL
);
CREATE TABLE buildings (
  building_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  name text NOT NULL,
  city text NOT NULL,
  floors int NOT NULL,
  area_m2 int NOT NULL,
  year_built int NOT NULL
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  monthly_fee numeric(10,2) NOT NULL
);
CREATE TABLE technicians (
  technician_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  trade text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE assets (
  asset_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(building_id),
  asset_type text NOT NULL,
  tag text NOT NULL UNIQUE,
  installed_on date NOT NULL,
  next_inspection_on date NOT NULL
);
CREATE TABLE subcontractors (
  subcontractor_id int PRIMARY KEY,
  name text NOT NULL,
  service text NOT NULL
);
CREATE TABLE work_orders (
  work_order_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(building_id),
  description text NOT NULL,
  priority text NOT NULL,
  reported_at timestamp NOT NULL,
  planned_on date,
  completed_on date,
  technician_id int REFERENCES technicians(technician_id),
  subcontractor_id int REFERENCES subcontractors(subcontractor_id),
  cost numeric(10,2)
);
CREATE TABLE inspections (
  inspection_id int PRIMARY KEY,
  asset_id int NOT NULL REFERENCES assets(asset_id),
  inspected_on date NOT NULL,
  technician_id int NOT NULL REFERENCES technicians(technician_id),
  passed boolean NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  invoice_number text NOT NULL UNIQUE,
  client_id int NOT NULL REFERENCES clients(client_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
