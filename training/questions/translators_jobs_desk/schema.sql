CREATE TABLE clients (
  client_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  archived boolean NOT NULL
);
CREATE TABLE translators (
  translator_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  target_language text NOT NULL,
  availability text NOT NULL,
  contract_signed_on date
);
CREATE TABLE quotes (
  quote_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  sent_on date NOT NULL,
  valid_until date NOT NULL,
  amount numeric(9,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE jobs (
  job_id integer PRIMARY KEY,
  quote_id integer NOT NULL REFERENCES quotes,
  translator_id integer REFERENCES translators,
  title text NOT NULL,
  words integer NOT NULL,
  status text NOT NULL,
  deadline timestamp NOT NULL,
  delivered_at timestamp,
  approved_at timestamp
);
CREATE TABLE client_invoices (
  invoice_id integer PRIMARY KEY,
  job_id integer NOT NULL REFERENCES jobs,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  net_amount numeric(9,2) NOT NULL,
  paid_on date,
  status text NOT NULL
);
CREATE TABLE translator_payouts (
  payout_id integer PRIMARY KEY,
  translator_id integer NOT NULL REFERENCES translators,
  month date NOT NULL,
  amount numeric(9,2) NOT NULL,
  approved boolean NOT NULL,
  transferred_on date
);
