CREATE TABLE users (
  user_id integer PRIMARY KEY,
  full_name text NOT NULL,
  phone text NOT NULL,
  country text NOT NULL,
  kyc_level text NOT NULL,
  signed_up_at timestamptz NOT NULL,
  kyc_passed_at timestamptz,
  closed_at timestamptz,
  referred_by integer REFERENCES users(user_id)
);
COMMENT ON COLUMN users.kyc_level IS 'none, basic or full';
CREATE TABLE wallets (
  wallet_id integer PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(user_id),
  currency char(3) NOT NULL,
  balance numeric(12,2) NOT NULL,
  frozen boolean NOT NULL DEFAULT false,
  opened_at timestamptz NOT NULL
);
CREATE TABLE merchants (
  merchant_id integer PRIMARY KEY,
  merchant_name text NOT NULL,
  category text NOT NULL,
  city text,
  fee_percent numeric(4,2) NOT NULL,
  onboarded_on date NOT NULL
);
CREATE TABLE transactions (
  txn_id integer PRIMARY KEY,
  wallet_id integer NOT NULL REFERENCES wallets(wallet_id),
  txn_type text NOT NULL,
  status text NOT NULL,
  amount numeric(12,2) NOT NULL,
  fee numeric(8,2) NOT NULL,
  merchant_id integer REFERENCES merchants(merchant_id),
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  failure_code text
);
COMMENT ON COLUMN transactions.txn_type IS 'top_up, payment, transfer or cash_out';
COMMENT ON COLUMN transactions.status IS 'completed, failed or pending';
CREATE TABLE refunds (
  refund_id integer PRIMARY KEY,
  txn_id integer NOT NULL REFERENCES transactions(txn_id),
  amount numeric(12,2) NOT NULL,
  refunded_at timestamptz NOT NULL,
  reason text
);
CREATE TABLE cards (
  card_id integer PRIMARY KEY,
  wallet_id integer NOT NULL REFERENCES wallets(wallet_id),
  card_type text NOT NULL,
  issued_on date NOT NULL,
  expires_on date NOT NULL,
  blocked_on date
);
CREATE TABLE rewards (
  reward_id integer PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(user_id),
  campaign text NOT NULL,
  amount numeric(8,2) NOT NULL,
  granted_at timestamptz NOT NULL,
  redeemed_at timestamptz
);
