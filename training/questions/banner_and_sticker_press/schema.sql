CREATE TABLE clients (
  id integer PRIMARY KEY,
  company text NOT NULL,
  branch text NOT NULL,
  dt_created timestamp NOT NULL,
  dt_modified timestamp NOT NULL,
  dt_deactivated timestamp
);
CREATE TABLE quotes (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  amount numeric(9,2) NOT NULL,
  quote_date date NOT NULL,
  dt_sent timestamp,
  valid_until date NOT NULL,
  dt_accepted timestamp,
  dt_declined timestamp
);
CREATE TABLE print_orders (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  quote_id integer REFERENCES quotes(id),
  product text NOT NULL,
  copies integer NOT NULL,
  amount numeric(9,2) NOT NULL,
  order_date date NOT NULL,
  dt_proof_sent timestamp,
  dt_proof_approved timestamp,
  dt_printed timestamp,
  due_date date NOT NULL,
  dt_shipped timestamp,
  dt_delivered timestamp,
  dt_cancelled timestamp,
  dt_modified timestamp NOT NULL
);
CREATE TABLE invoices (
  invoice_no integer PRIMARY KEY,
  print_order_id integer NOT NULL REFERENCES print_orders(id),
  amount numeric(9,2) NOT NULL,
  invoice_date date NOT NULL,
  pay_until date NOT NULL,
  dt_paid timestamp,
  dt_reminder timestamp,
  dt_credited timestamp
);
CREATE TABLE complaints (
  id integer PRIMARY KEY,
  print_order_id integer NOT NULL REFERENCES print_orders(id),
  problem text NOT NULL,
  dt_received timestamp NOT NULL,
  dt_answered timestamp,
  dt_reprinted timestamp,
  dt_settled timestamp
);
CREATE TABLE paper_deliveries (
  id integer PRIMARY KEY,
  supplier text NOT NULL,
  material text NOT NULL,
  rolls integer NOT NULL,
  ordered_on date NOT NULL,
  expected_on date NOT NULL,
  arrived_on date,
  opened_on date,
  used_up_on date
);
COMMENT ON COLUMN paper_deliveries.opened_on IS 'first roll put on the machine';
