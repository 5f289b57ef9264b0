CREATE TABLE merchant (
  merchant_id serial PRIMARY KEY,
  trading_name text NOT NULL,
  city text NOT NULL,
  sector text NOT NULL,
  signed_on date NOT NULL,
  risk_grade char(1) NOT NULL,
  reserve_percent numeric(4,2) NOT NULL
);
CREATE TABLE card_scheme (
  code text PRIMARY KEY,
  name text NOT NULL,
  dispute_fee_cents integer NOT NULL
);
CREATE TABLE card_payment (
  payment_id serial PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  scheme_code text NOT NULL REFERENCES card_scheme(code),
  amount_cents integer NOT NULL,
  currency char(3) NOT NULL,
  paid_at timestamptz NOT NULL,
  outcome text NOT NULL,
  decline_reason text,
  card_country char(2) NOT NULL,
  three_ds boolean NOT NULL
);
CREATE TABLE dispute_reason (
  reason_code text PRIMARY KEY,
  description text NOT NULL,
  family text NOT NULL
);
CREATE TABLE analyst (
  analyst_id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  desk text NOT NULL
);
CREATE TABLE chargeback (
  chargeback_id serial PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES card_payment,
  reason_code text NOT NULL REFERENCES dispute_reason,
  analyst_id integer REFERENCES analyst,
  amount_cents integer NOT NULL,
  received_on date NOT NULL,
  respond_by date NOT NULL,
  responded_on date,
  stage text NOT NULL,
  result text
);
CREATE TABLE evidence (
  evidence_id serial PRIMARY KEY,
  chargeback_id integer NOT NULL REFERENCES chargeback,
  document_kind text NOT NULL,
  uploaded_at timestamptz NOT NULL
);
