CREATE TABLE partners (
  partner_id int PRIMARY KEY,
  partner_name text NOT NULL
);
CREATE TABLE employees (
  employee_id int PRIMARY KEY,
  employee_name text NOT NULL,
  grade text NOT NULL,
  hourly_cost numeric(7,2) NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  legal_form text NOT NULL,
  sector text NOT NULL,
  partner_id int NOT NULL REFERENCES partners(partner_id),
  client_since date NOT NULL,
  left_on date,
  monthly_fee numeric(9,2) NOT NULL
);
CREATE TABLE filings (
  filing_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  filing_type text NOT NULL,
  period_end date NOT NULL,
  deadline date NOT NULL,
  filed_on date,
  employee_id int REFERENCES employees(employee_id)
);
CREATE TABLE time_entries (
  entry_id int PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employees(employee_id),
  client_id int NOT NULL REFERENCES clients(client_id),
  work_date date NOT NULL,
  task text NOT NULL,
  hours numeric(5,2) NOT NULL,
  billable boolean NOT NULL
);
CREATE TABLE fee_invoices (
  invoice_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  invoice_date date NOT NULL,
  net_amount numeric(9,2) NOT NULL,
  vat_amount numeric(9,2) NOT NULL,
  paid_on date
);
