CREATE TABLE practice_groups (group_id int PRIMARY KEY, group_name text NOT NULL);
CREATE TABLE lawyers (
  lawyer_id int PRIMARY KEY,
  lawyer_name text NOT NULL,
  grade text NOT NULL,
  group_id int NOT NULL REFERENCES practice_groups,
  standard_rate numeric(6,2) NOT NULL,
  target_hours_year int NOT NULL,
  left_on date
);
COMMENT ON COLUMN lawyers.grade IS 'partner, associate, paralegal';
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  client_type text NOT NULL,
  onboarded_on date NOT NULL
);
CREATE TABLE matters (
  matter_no text PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  group_id int NOT NULL REFERENCES practice_groups,
  responsible_lawyer_id int NOT NULL REFERENCES lawyers(lawyer_id),
  title text NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  fee_type text NOT NULL,
  fee_budget numeric(10,2)
);
COMMENT ON COLUMN matters.fee_type IS 'hourly, fixed or contingency';
CREATE TABLE time_entries (
  entry_id int PRIMARY KEY,
  matter_no text NOT NULL REFERENCES matters,
  lawyer_id int NOT NULL REFERENCES lawyers,
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  rate numeric(6,2) NOT NULL,
  billable boolean NOT NULL,
  invoice_no int
);
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  matter_no text NOT NULL REFERENCES matters,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  fees numeric(10,2) NOT NULL,
  write_down numeric(9,2) NOT NULL DEFAULT 0,
  paid_on date
);
ALTER TABLE time_entries ADD FOREIGN KEY (invoice_no) REFERENCES invoices;
CREATE TABLE disbursements (
  disb_id int PRIMARY KEY,
  matter_no text NOT NULL REFERENCES matters,
  kind text NOT NULL,
  amount numeric(8,2) NOT NULL,
  incurred_on date NOT NULL,
  recoverable boolean NOT NULL
);
