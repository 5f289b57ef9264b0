CREATE TABLE corridors (
  id integer PRIMARY KEY,
  from_country text NOT NULL,
  to_country text NOT NULL,
  payout_currency char(3) NOT NULL,
  flat_fee numeric(6,2) NOT NULL,
  suspended boolean NOT NULL
);
CREATE TABLE branches (
  id integer PRIMARY KEY,
  street text NOT NULL,
  city text NOT NULL,
  manager text
);
CREATE TABLE senders (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  occupation text,
  home_city text NOT NULL,
  id_expires_on date,
  watchlist boolean NOT NULL
);
CREATE TABLE recipients (
  id integer PRIMARY KEY,
  sender_id integer NOT NULL REFERENCES senders(id),
  full_name text NOT NULL,
  relation text,
  country text NOT NULL
);
CREATE TABLE remittances (
  id integer PRIMARY KEY,
  reference text NOT NULL,
  branch_id integer REFERENCES branches(id),
  sender_id integer NOT NULL REFERENCES senders(id),
  recipient_id integer NOT NULL REFERENCES recipients(id),
  corridor_id integer NOT NULL REFERENCES corridors(id),
  amount_sent numeric(10,2) NOT NULL,
  fee numeric(6,2) NOT NULL,
  rate numeric(14,5) NOT NULL,
  payout_amount numeric(14,2) NOT NULL,
  sent_at timestamptz NOT NULL,
  collected_at timestamptz,
  status text NOT NULL
);
COMMENT ON COLUMN remittances.branch_id IS 'empty when sent through the app';
COMMENT ON COLUMN remittances.amount_sent IS 'in pounds';
CREATE TABLE compliance_checks (
  id integer PRIMARY KEY,
  remittance_id integer NOT NULL REFERENCES remittances(id),
  rule_hit text NOT NULL,
  officer text,
  opened_at timestamptz NOT NULL,
  cleared_at timestamptz,
  reported boolean NOT NULL
);
COMMENT ON COLUMN compliance_checks.reported IS 'passed on to the authority';
