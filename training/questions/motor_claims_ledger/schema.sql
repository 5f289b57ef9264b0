CREATE TABLE policyholder (
  ph_no integer PRIMARY KEY,
  ph_name text NOT NULL,
  date_of_birth date NOT NULL,
  province text NOT NULL,
  customer_since date NOT NULL
);
CREATE TABLE policy (
  policy_no text PRIMARY KEY,
  ph_no integer NOT NULL REFERENCES policyholder,
  cover text NOT NULL,
  inception_date date NOT NULL,
  expiry_date date NOT NULL,
  cancelled_date date,
  annual_premium numeric(9,2) NOT NULL,
  excess numeric(7,2) NOT NULL,
  broker_id integer
);
COMMENT ON COLUMN policy.cover IS 'third party, partial or comprehensive';
CREATE TABLE broker (
  broker_id integer PRIMARY KEY,
  broker_name text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
ALTER TABLE policy ADD FOREIGN KEY (broker_id) REFERENCES broker;
CREATE TABLE vehicle_insured (
  policy_no text NOT NULL REFERENCES policy,
  plate text NOT NULL,
  make text NOT NULL,
  first_registered smallint NOT NULL,
  insured_value numeric(10,2) NOT NULL,
  PRIMARY KEY (policy_no, plate)
);
CREATE TABLE handler (
  handler_id integer PRIMARY KEY,
  handler_name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE claim (
  claim_no integer PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policy,
  handler_id integer REFERENCES handler,
  loss_date date NOT NULL,
  notified_date date NOT NULL,
  closed_date date,
  cause text NOT NULL,
  claim_status text NOT NULL,
  claimed_amount numeric(10,2) NOT NULL,
  reserve numeric(10,2) NOT NULL,
  fraud_flag boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN claim.claim_status IS 'open, settled, rejected or withdrawn';
CREATE TABLE claim_payment (
  payment_id integer PRIMARY KEY,
  claim_no integer NOT NULL REFERENCES claim,
  paid_date date NOT NULL,
  payee text NOT NULL,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE premium_receipt (
  receipt_id integer PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policy,
  received_date date NOT NULL,
  amount numeric(9,2) NOT NULL
);
