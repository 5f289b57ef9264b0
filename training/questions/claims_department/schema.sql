CREATE TABLE product_code (
  code char(3) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE claim_state (
  state_no smallint PRIMARY KEY,
  label text NOT NULL,
  is_final boolean NOT NULL
);
CREATE TABLE cause_code (
  code char(2) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE policyholder (
  holder_no int PRIMARY KEY,
  name text NOT NULL,
  postcode text NOT NULL,
  born date
);
CREATE TABLE policy (
  policy_no text PRIMARY KEY,
  holder_no int NOT NULL REFERENCES policyholder,
  product_code char(3) NOT NULL REFERENCES product_code,
  premium_year numeric(9,2) NOT NULL,
  excess numeric(8,2) NOT NULL,
  sum_insured numeric(12,2),
  inception date NOT NULL,
  expiry date NOT NULL
);
CREATE TABLE adjuster (
  adjuster_no int PRIMARY KEY,
  name text NOT NULL,
  authority_limit numeric(10,2) NOT NULL
);
CREATE TABLE claim (
  claim_no int PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policy,
  cause_code char(2) NOT NULL REFERENCES cause_code,
  state_no smallint NOT NULL REFERENCES claim_state,
  adjuster_no int REFERENCES adjuster,
  loss_date date NOT NULL,
  reported date NOT NULL,
  closed date,
  claimed numeric(11,2) NOT NULL,
  reserve numeric(11,2) NOT NULL,
  fraud_flag boolean NOT NULL DEFAULT false
);
CREATE TABLE claim_payment (
  payment_no int PRIMARY KEY,
  claim_no int NOT NULL REFERENCES claim,
  paid_on date NOT NULL,
  amount numeric(11,2) NOT NULL,
  payee_kind char(1) NOT NULL
);
COMMENT ON COLUMN claim.reserve IS 'money set aside for what may still be paid';
COMMENT ON COLUMN policy.excess IS 'part of every loss the holder bears';
COMMENT ON COLUMN claim_payment.payee_kind IS 'H holder, G garage or craftsman, T third party';
