CREATE TABLE policyholders (
  holder_id integer PRIMARY KEY,
  holder_name text NOT NULL,
  city text NOT NULL,
  born_on date NOT NULL
);
CREATE TABLE vehicles (
  plate text PRIMARY KEY,
  make text NOT NULL,
  model text NOT NULL,
  first_registered_on date NOT NULL,
  market_value numeric(10,2) NOT NULL
);
CREATE TABLE policies (
  policy_no text PRIMARY KEY,
  holder_id integer NOT NULL REFERENCES policyholders(holder_id),
  plate text NOT NULL REFERENCES vehicles(plate),
  cover text NOT NULL CHECK (cover IN ('third party','partial','full')),
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cancelled_on date,
  yearly_premium numeric(8,2) NOT NULL,
  excess numeric(8,2) NOT NULL
);
COMMENT ON COLUMN policies.excess IS 'what the policyholder bears himself in each claim';
CREATE TABLE handlers (
  handler_id integer PRIMARY KEY,
  handler_name text NOT NULL,
  desk text NOT NULL
);
CREATE TABLE garages (
  garage_id integer PRIMARY KEY,
  garage_name text NOT NULL,
  city text NOT NULL,
  is_partner boolean NOT NULL
);
CREATE TABLE claims (
  claim_no text PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policies(policy_no),
  accident_on date NOT NULL,
  reported_on date NOT NULL,
  inspected_on date,
  closed_on date,
  reopened_on date,
  accident_city text NOT NULL,
  cause text NOT NULL,
  amount_claimed numeric(10,2) NOT NULL,
  amount_estimated numeric(10,2),
  amount_paid numeric(10,2),
  opened_by integer NOT NULL REFERENCES handlers(handler_id),
  assigned_to integer REFERENCES handlers(handler_id),
  garage_id integer REFERENCES garages(garage_id),
  at_fault boolean,
  outcome text CHECK (outcome IN ('paid','part paid','declined'))
);
COMMENT ON COLUMN claims.amount_estimated IS 'the assessor''s estimate of the repair';
COMMENT ON COLUMN claims.closed_on IS 'last closing, where a claim was reopened';
COMMENT ON COLUMN claims.at_fault IS 'whether our policyholder caused the accident; empty while unclear';
CREATE TABLE claim_notes (
  note_id integer PRIMARY KEY,
  claim_no text NOT NULL REFERENCES claims(claim_no),
  written_by integer NOT NULL REFERENCES handlers(handler_id),
  written_at timestamp NOT NULL,
  body text NOT NULL
);
