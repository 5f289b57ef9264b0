CREATE TABLE clients (
  id int PRIMARY KEY,
  company_name text NOT NULL,
  sector text,
  signed_on date NOT NULL,
  terminated_on date,
  advance_rate numeric(4,3) NOT NULL,
  fee_rate numeric(5,4) NOT NULL,
  facility_limit numeric(12,2) NOT NULL,
  account_manager_id int
);
CREATE TABLE account_managers (
  id int PRIMARY KEY,
  name text NOT NULL,
  office text NOT NULL
);
ALTER TABLE clients ADD FOREIGN KEY (account_manager_id) REFERENCES account_managers(id);
CREATE TABLE debtors (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  credit_limit numeric(12,2),
  risk_grade char(1),
  insolvent_since date
);
CREATE TABLE assigned_invoices (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  debtor_id int NOT NULL REFERENCES debtors(id),
  reference text NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  face_value numeric(12,2) NOT NULL,
  purchased_on date,
  rejected_reason text,
  with_recourse boolean NOT NULL
);
CREATE TABLE advances (
  id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES assigned_invoices(id),
  paid_out_on date NOT NULL,
  amount numeric(12,2) NOT NULL
);
CREATE TABLE collections (
  id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES assigned_invoices(id),
  received_on date NOT NULL,
  amount numeric(12,2) NOT NULL,
  paid_to_client_account boolean NOT NULL DEFAULT false
);
CREATE TABLE disputes (
  id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES assigned_invoices(id),
  raised_on date NOT NULL,
  cause text NOT NULL,
  disputed_amount numeric(12,2) NOT NULL,
  settled_on date
);
