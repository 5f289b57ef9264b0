CREATE TABLE mcc (mcc_code char(4) PRIMARY KEY, label text NOT NULL);
CREATE TABLE merchant (
  merchant_no int PRIMARY KEY,
  trading_name text NOT NULL,
  mcc_code char(4) NOT NULL REFERENCES mcc,
  country char(2) NOT NULL,
  discount_rate_pct numeric(4,2) NOT NULL,
  boarded_on date NOT NULL,
  closed_on date,
  risk_tier text NOT NULL
);
COMMENT ON COLUMN merchant.discount_rate_pct IS 'merchant fee in percent of the captured amount';
CREATE TABLE terminal (terminal_id text PRIMARY KEY, merchant_no int NOT NULL REFERENCES merchant, kind text NOT NULL, installed_on date NOT NULL);
COMMENT ON COLUMN terminal.kind IS 'pos, mobile or online';
CREATE TABLE authorisation (
  auth_id int PRIMARY KEY,
  terminal_id text NOT NULL REFERENCES terminal,
  card_scheme text NOT NULL,
  card_country char(2) NOT NULL,
  amount numeric(9,2) NOT NULL,
  requested_at timestamptz NOT NULL,
  response text NOT NULL,
  decline_code text
);
COMMENT ON COLUMN authorisation.response IS 'approved or declined';
CREATE TABLE capture (
  capture_id int PRIMARY KEY,
  auth_id int NOT NULL UNIQUE REFERENCES authorisation,
  captured_amount numeric(9,2) NOT NULL,
  interchange numeric(8,2) NOT NULL,
  scheme_fee numeric(8,2) NOT NULL,
  captured_on date NOT NULL
);
CREATE TABLE chargeback (
  cb_id int PRIMARY KEY,
  capture_id int NOT NULL REFERENCES capture,
  reason text NOT NULL,
  opened_on date NOT NULL,
  decided_on date,
  won boolean
);
COMMENT ON COLUMN chargeback.won IS 'true when the merchant won; null while undecided';
CREATE TABLE settlement (
  settlement_id int PRIMARY KEY,
  merchant_no int NOT NULL REFERENCES merchant,
  value_date date NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  status text NOT NULL
);
