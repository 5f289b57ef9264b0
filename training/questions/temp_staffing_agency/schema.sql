CREATE TABLE workers (
  worker_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  skill text NOT NULL,
  registered_on date NOT NULL,
  deregistered_on date,
  permit_expires date
);
CREATE TABLE hirers (
  hirer_id integer PRIMARY KEY,
  name text NOT NULL,
  on_stop boolean NOT NULL
);
CREATE TABLE shift_statuses (
  id integer PRIMARY KEY,
  code text NOT NULL,
  name text NOT NULL
);
CREATE TABLE shifts (
  shift_id integer PRIMARY KEY,
  hirer_id integer NOT NULL REFERENCES hirers,
  worker_id integer REFERENCES workers,
  skill text NOT NULL,
  starts_at timestamp NOT NULL,
  hours numeric(4,1) NOT NULL,
  status_id integer NOT NULL REFERENCES shift_statuses
);
CREATE TABLE timesheets (
  timesheet_id integer PRIMARY KEY,
  shift_id integer NOT NULL REFERENCES shifts,
  submitted_on date NOT NULL,
  hours_claimed numeric(4,1) NOT NULL,
  signed_on date,
  rejected boolean NOT NULL,
  wages numeric(8,2) NOT NULL,
  wages_paid_on date
);
CREATE TABLE invoices (
  invoice_no text PRIMARY KEY,
  hirer_id integer NOT NULL REFERENCES hirers,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  total numeric(9,2) NOT NULL,
  paid_amount numeric(9,2) NOT NULL
);
CREATE TABLE documents (
  document_id integer PRIMARY KEY,
  worker_id integer NOT NULL REFERENCES workers,
  kind text NOT NULL,
  requested_on date NOT NULL,
  received_on date,
  checked char(1) NOT NULL
);
