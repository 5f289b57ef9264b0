CREATE TABLE creditors (
  id integer PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  commission_pct numeric(4,1) NOT NULL,
  signed_on date NOT NULL,
  terminated_on date
);
CREATE TABLE debtors (
  id integer PRIMARY KEY,
  name text NOT NULL,
  is_business boolean NOT NULL,
  city text,
  phone text,
  deceased boolean NOT NULL DEFAULT false,
  do_not_call_before time
);
CREATE TABLE agents (
  id integer PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE cases (
  id integer PRIMARY KEY,
  creditor_id integer NOT NULL REFERENCES creditors(id),
  debtor_id integer NOT NULL REFERENCES debtors(id),
  agent_id integer REFERENCES agents(id),
  original_amount numeric(10,2) NOT NULL,
  interest_and_fees numeric(10,2) NOT NULL DEFAULT 0,
  invoice_date date NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  close_reason text,
  disputed boolean NOT NULL DEFAULT false
);
CREATE TABLE contacts (
  id integer PRIMARY KEY,
  case_id integer NOT NULL REFERENCES cases(id),
  agent_id integer REFERENCES agents(id),
  channel text NOT NULL,
  made_at timestamptz NOT NULL,
  result text NOT NULL
);
CREATE TABLE payment_plans (
  id integer PRIMARY KEY,
  case_id integer NOT NULL REFERENCES cases(id),
  agreed_on date NOT NULL,
  instalments integer NOT NULL,
  instalment_amount numeric(8,2) NOT NULL,
  broken_on date
);
CREATE TABLE payments (
  id integer PRIMARY KEY,
  case_id integer NOT NULL REFERENCES cases(id),
  paid_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  method text NOT NULL,
  bounced boolean NOT NULL DEFAULT false
);
