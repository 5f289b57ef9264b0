CREATE TABLE customers (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  town text NOT NULL,
  signed_up_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE technicians (
  id integer PRIMARY KEY,
  name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE jobs (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers(id),
  technician_id integer REFERENCES technicians(id),
  device text NOT NULL,
  fault text NOT NULL,
  quote numeric(8,2) NOT NULL,
  promised_on date,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL,
  started_at timestamp,
  finished_at timestamp,
  collected_at timestamp,
  cancelled_at timestamp
);
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  job_id integer NOT NULL REFERENCES jobs(id),
  amount numeric(8,2) NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  paid_at timestamp,
  refunded_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE suppliers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE part_orders (
  id integer PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers(id),
  part text NOT NULL,
  quantity integer NOT NULL,
  cost numeric(8,2) NOT NULL,
  ordered_at timestamp NOT NULL,
  arrived_at timestamp,
  sent_back_at timestamp,
  updated_at timestamp NOT NULL
);
