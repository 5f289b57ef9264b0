CREATE TABLE team (
  team_id integer PRIMARY KEY,
  team_name text NOT NULL,
  monthly_budget numeric(10,2) NOT NULL
);
CREATE TABLE holder (
  holder_id integer PRIMARY KEY,
  holder_name text NOT NULL,
  team_id integer NOT NULL REFERENCES team,
  approver_id integer REFERENCES holder
);
CREATE TABLE card (
  card_id integer PRIMARY KEY,
  holder_id integer NOT NULL REFERENCES holder,
  last_four char(4) NOT NULL,
  kind text NOT NULL,
  spend_limit numeric(8,2) NOT NULL,
  issued date NOT NULL,
  expires date NOT NULL,
  frozen boolean NOT NULL
);
CREATE TABLE merchant_group (
  group_code text PRIMARY KEY,
  label text NOT NULL,
  allowed boolean NOT NULL
);
CREATE TABLE transaction (
  transaction_id integer PRIMARY KEY,
  card_id integer NOT NULL REFERENCES card,
  merchant text NOT NULL,
  group_code text NOT NULL REFERENCES merchant_group,
  amount numeric(9,2) NOT NULL,
  happened timestamptz NOT NULL,
  status text NOT NULL,
  receipt_uploaded timestamptz,
  memo text
);
COMMENT ON COLUMN transaction.status IS 'booked, pending, declined or refunded';
CREATE TABLE flag (
  flag_id integer PRIMARY KEY,
  transaction_id integer NOT NULL REFERENCES transaction,
  reason text NOT NULL,
  raised date NOT NULL,
  cleared date,
  cleared_by integer REFERENCES holder
);
