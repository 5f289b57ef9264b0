CREATE TABLE wallet_user (
  user_id int PRIMARY KEY,
  handle text NOT NULL,
  country char(2) NOT NULL,
  kyc_level int NOT NULL,
  two_factor boolean NOT NULL,
  pep_flag char(1) NOT NULL,
  opted_out_marketing boolean NOT NULL,
  registered_at timestamptz NOT NULL,
  frozen_at timestamptz,
  closed_at timestamptz
);
COMMENT ON COLUMN wallet_user.kyc_level IS '0 not identified, 1 e-mail and phone, 2 identity card, 3 identity card and proof of address';
COMMENT ON COLUMN wallet_user.pep_flag IS 'Y politically exposed person, N not, U not checked';
CREATE TABLE wallet (
  wallet_id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES wallet_user,
  ccy char(3) NOT NULL,
  purpose char(1) NOT NULL,
  balance numeric(12,2) NOT NULL,
  reserved numeric(12,2) NOT NULL,
  is_primary boolean NOT NULL
);
COMMENT ON COLUMN wallet.purpose IS 'S spending, V savings vault, B business';
CREATE TABLE funding_source (
  source_id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES wallet_user,
  kind char(2) NOT NULL,
  verified_on date,
  removed_on date
);
COMMENT ON COLUMN funding_source.kind IS 'CC credit card, DC debit card, BA bank account';
CREATE TABLE txn_type (
  tcode char(3) PRIMARY KEY,
  label text NOT NULL,
  direction char(1) NOT NULL  -- I money in, O money out
);
CREATE TABLE txn (
  txn_id int PRIMARY KEY,
  wallet_id int NOT NULL REFERENCES wallet,
  counter_wallet_id int REFERENCES wallet,
  tcode char(3) NOT NULL REFERENCES txn_type,
  amount numeric(10,2) NOT NULL,
  fee numeric(6,2) NOT NULL,
  state smallint NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  reviewed_by text
);
COMMENT ON COLUMN txn.state IS '1 pending, 2 completed, 3 failed, 4 reversed, 5 held for review';
COMMENT ON COLUMN txn.counter_wallet_id IS 'the other wallet of a transfer between users';
CREATE TABLE chargeback (
  cb_id int PRIMARY KEY,
  txn_id int NOT NULL REFERENCES txn,
  filed_on date NOT NULL,
  result char(1),
  amount numeric(10,2) NOT NULL
);
COMMENT ON COLUMN chargeback.result IS 'W we won, L we lost, null still undecided';
