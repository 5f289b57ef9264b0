CREATE TABLE client_accounts (
  iban text PRIMARY KEY,
  holder text NOT NULL,
  holder_type text NOT NULL CHECK (holder_type IN ('person','company')),
  branch text NOT NULL,
  currency char(3) NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  balance numeric(14,2) NOT NULL,
  overdraft_limit numeric(12,2) NOT NULL
);
COMMENT ON TABLE client_accounts IS 'accounts kept at our bank, all in euros';
CREATE TABLE clerks (clerk_id integer PRIMARY KEY, clerk_name text NOT NULL, desk text NOT NULL);
CREATE TABLE purposes (purpose_code text PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE transfers (
  ref text PRIMARY KEY,
  from_iban text NOT NULL REFERENCES client_accounts(iban),
  to_iban text NOT NULL REFERENCES client_accounts(iban),
  purpose_code text NOT NULL REFERENCES purposes(purpose_code),
  channel text NOT NULL CHECK (channel IN ('app','web','branch','standing order')),
  ordered_at timestamp NOT NULL,
  execute_on date NOT NULL,
  booked_at timestamp,
  returned_at timestamp,
  amount numeric(12,2) NOT NULL,
  fee numeric(8,2) NOT NULL DEFAULT 0,
  entered_by integer REFERENCES clerks(clerk_id),
  released_by integer REFERENCES clerks(clerk_id),
  flagged boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN transfers.execute_on IS 'day on which the customer wants it executed';
COMMENT ON COLUMN transfers.booked_at IS 'when the money moved; empty while it has not';
COMMENT ON COLUMN transfers.returned_at IS 'when the money came back';
COMMENT ON COLUMN transfers.fee IS 'what the sender pays on top of the amount';
COMMENT ON COLUMN transfers.entered_by IS 'clerk who typed it in, only for the branch';
CREATE TABLE alerts (
  alert_id integer PRIMARY KEY,
  ref text NOT NULL REFERENCES transfers(ref),
  rule text NOT NULL,
  raised_at timestamp NOT NULL,
  cleared_at timestamp,
  cleared_by integer REFERENCES clerks(clerk_id),
  severity text NOT NULL CHECK (severity IN ('low','medium','high'))
);
