CREATE TABLE companies (
  company_id int PRIMARY KEY,
  company_name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  client_kind text NOT NULL,
  payment_days int NOT NULL
);
CREATE TABLE trades (
  trade_id int PRIMARY KEY,
  trade_name text NOT NULL
);
CREATE TABLE workers (
  worker_id int PRIMARY KEY,
  worker_name text NOT NULL,
  company_id int NOT NULL REFERENCES companies(company_id),
  trade_id int REFERENCES trades(trade_id),
  job_title text NOT NULL,
  hourly_cost numeric(6,2) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE projects (
  project_id int PRIMARY KEY,
  project_name text NOT NULL,
  company_id int NOT NULL REFERENCES companies(company_id),
  client_id int NOT NULL REFERENCES clients(client_id),
  site_manager_id int REFERENCES workers(worker_id),
  estimator_id int REFERENCES workers(worker_id),
  town text NOT NULL,
  contract_sum numeric(12,2) NOT NULL,
  planned_start date NOT NULL,
  planned_end date NOT NULL,
  started_on date,
  finished_on date,
  project_status text NOT NULL
);
CREATE TABLE work_packages (
  package_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(project_id),
  trade_id int NOT NULL REFERENCES trades(trade_id),
  budget numeric(12,2) NOT NULL,
  percent_done int NOT NULL
);
CREATE TABLE subcontractors (
  subcontractor_id int PRIMARY KEY,
  sub_name text NOT NULL,
  trade_id int NOT NULL REFERENCES trades(trade_id),
  insured_until date,
  blocked boolean NOT NULL
);
CREATE TABLE subcontracts (
  subcontract_id int PRIMARY KEY,
  package_id int NOT NULL REFERENCES work_packages(package_id),
  subcontractor_id int NOT NULL REFERENCES subcontractors(subcontractor_id),
  awarded_by int NOT NULL REFERENCES workers(worker_id),
  awarded_on date NOT NULL,
  agreed_sum numeric(12,2) NOT NULL
);
CREATE TABLE sub_invoices (
  sub_invoice_id int PRIMARY KEY,
  subcontract_id int NOT NULL REFERENCES subcontracts(subcontract_id),
  received_on date NOT NULL,
  paid_on date,
  amount numeric(12,2) NOT NULL
);
CREATE TABLE client_invoices (
  client_invoice_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(project_id),
  issued_on date NOT NULL,
  paid_on date,
  net_amount numeric(12,2) NOT NULL,
  vat_amount numeric(12,2) NOT NULL
);
CREATE TABLE timesheets (
  timesheet_id int PRIMARY KEY,
  worker_id int NOT NULL REFERENCES workers(worker_id),
  project_id int NOT NULL REFERENCES projects(project_id),
  approved_by int REFERENCES workers(worker_id),
  work_date date NOT NULL,
  hours numeric(4,1) NOT NULL,
  overtime_hours numeric(4,1) NOT NULL
);
CREATE TABLE materials (
  material_id int PRIMARY KEY,
  material_name text NOT NULL,
  unit text NOT NULL,
  list_price numeric(8,2) NOT NULL
);
CREATE TABLE material_deliveries (
  delivery_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(project_id),
  material_id int NOT NULL REFERENCES materials(material_id),
  ordered_by int NOT NULL REFERENCES workers(worker_id),
  received_by int REFERENCES workers(worker_id),
  ordered_on date NOT NULL,
  delivered_on date,
  quantity numeric(9,1) NOT NULL,
  price_paid numeric(10,2) NOT NULL
);
CREATE TABLE machines (
  machine_id int PRIMARY KEY,
  machine_name text NOT NULL,
  daily_rate numeric(8,2) NOT NULL,
  owned boolean NOT NULL
);
CREATE TABLE machine_bookings (
  booking_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(machine_id),
  project_id int NOT NULL REFERENCES projects(project_id),
  from_date date NOT NULL,
  to_date date NOT NULL
);
CREATE TABLE change_orders (
  change_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(project_id),
  requested_on date NOT NULL,
  decided_on date,
  amount numeric(11,2) NOT NULL,
  change_status text NOT NULL
);
CREATE TABLE accidents (
  accident_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(project_id),
  injured_id int REFERENCES workers(worker_id),
  reported_by int NOT NULL REFERENCES workers(worker_id),
  happened_on date NOT NULL,
  severity text NOT NULL,
  lost_days int
);
COMMENT ON COLUMN projects.project_status IS 'tender, running, finished, stopped';
COMMENT ON COLUMN clients.client_kind IS 'public, private, developer';
COMMENT ON COLUMN change_orders.change_status IS 'requested, accepted, rejected';
COMMENT ON COLUMN accidents.severity IS 'near miss, minor, serious';
COMMENT ON COLUMN workers.job_title IS 'site manager, estimator, foreman, craftsman, apprentice, buyer';
