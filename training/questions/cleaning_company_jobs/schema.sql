CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  branch text NOT NULL,
  contact_name text NOT NULL,
  client_since date NOT NULL
);
CREATE TABLE sites (
  site_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  name text NOT NULL,
  city text NOT NULL,
  floor_area_m2 int NOT NULL,
  key_held boolean NOT NULL
);
CREATE TABLE cleaners (
  cleaner_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hired_on date NOT NULL,
  hourly_wage numeric(6,2) NOT NULL,
  left_on date
);
CREATE TABLE services (
  service_id int PRIMARY KEY,
  name text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites(site_id),
  service_id int NOT NULL REFERENCES services(service_id),
  started_on date NOT NULL,
  ended_on date,
  visits_per_week int NOT NULL,
  monthly_fee numeric(8,2) NOT NULL
);
CREATE TABLE jobs (
  job_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites(site_id),
  service_id int NOT NULL REFERENCES services(service_id),
  cleaner_id int REFERENCES cleaners(cleaner_id),
  planned_on date NOT NULL,
  planned_hours numeric(4,1) NOT NULL,
  worked_hours numeric(4,1),
  status text NOT NULL
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites(site_id),
  received_on date NOT NULL,
  subject text NOT NULL,
  resolved_on date
);
CREATE TABLE inspections (
  inspection_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites(site_id),
  inspected_on date NOT NULL,
  score int NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
