CREATE TABLE brokers (broker_id integer PRIMARY KEY, broker_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE holders (
  holder_id integer PRIMARY KEY,
  holder_name text NOT NULL,
  town text NOT NULL,
  born_on date NOT NULL,
  no_claims_years integer NOT NULL
);
CREATE TABLE policies (
  policy_no text PRIMARY KEY,
  holder_id integer NOT NULL REFERENCES holders,
  broker_id integer REFERENCES brokers,
  cover text NOT NULL CHECK (cover IN ('liability','partial','comprehensive')),
  vehicle text NOT NULL,
  vehicle_value numeric(9,2) NOT NULL,
  yearly_premium numeric(8,2) NOT NULL,
  excess numeric(7,2) NOT NULL,
  applied_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cancelled_on date,
  cancelled_by text
);
COMMENT ON COLUMN policies.broker_id IS 'null when sold directly';
COMMENT ON COLUMN policies.excess IS 'part of each claim the holder carries';
COMMENT ON COLUMN policies.cancelled_by IS 'holder or insurer';
CREATE TABLE premium_payments (
  payment_id integer PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policies,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE claims (
  claim_no integer PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policies,
  cause text NOT NULL,
  happened_on date NOT NULL,
  reported_on date NOT NULL,
  closed_on date,
  claimed numeric(9,2) NOT NULL,
  reserve numeric(9,2) NOT NULL,
  status text NOT NULL,
  adjuster text
);
COMMENT ON COLUMN claims.reserve IS 'money set aside by us for the claim';
COMMENT ON COLUMN claims.status IS 'open, settled, refused';
CREATE TABLE claim_payments (
  claim_no integer NOT NULL REFERENCES claims,
  seq integer NOT NULL,
  paid_to text NOT NULL,
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  PRIMARY KEY (claim_no, seq)
);
