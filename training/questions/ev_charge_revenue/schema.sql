CREATE TABLE operator_site (
  site_id int PRIMARY KEY,
  site_name text NOT NULL,
  municipality text NOT NULL,
  landlord text,
  rent_share_pct numeric(4,1) NOT NULL,
  live_since date
);
CREATE TABLE charger (
  charger_id text PRIMARY KEY,
  site_id int NOT NULL REFERENCES operator_site,
  max_kw int NOT NULL,
  connector text NOT NULL,
  commissioned_on date NOT NULL
);
CREATE TABLE driver_account (
  account_id int PRIMARY KEY,
  nickname text NOT NULL,
  plan text NOT NULL,
  signed_up_on date NOT NULL,
  closed_on date
);
COMMENT ON COLUMN driver_account.plan IS 'pay as you go, monthly or fleet';
CREATE TABLE charging_session (
  session_id int PRIMARY KEY,
  charger_id text NOT NULL REFERENCES charger,
  account_id int REFERENCES driver_account,
  plugged_at timestamptz NOT NULL,
  unplugged_at timestamptz,
  kwh numeric(6,2),
  price_per_kwh numeric(5,3) NOT NULL,
  idle_fee numeric(6,2) NOT NULL DEFAULT 0,
  outcome text NOT NULL
);
COMMENT ON COLUMN charging_session.outcome IS 'completed, failed or charging; account_id is null for card payments without an account';
CREATE TABLE energy_cost (
  site_id int NOT NULL REFERENCES operator_site,
  month date NOT NULL,
  cost_per_kwh numeric(5,3) NOT NULL,
  PRIMARY KEY (site_id, month)
);
CREATE TABLE fault_log (
  fault_id int PRIMARY KEY,
  charger_id text NOT NULL REFERENCES charger,
  code text NOT NULL,
  raised_at timestamptz NOT NULL,
  cleared_at timestamptz
);
CREATE TABLE plan_payment (
  payment_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES driver_account,
  month date NOT NULL,
  amount numeric(6,2) NOT NULL,
  paid boolean NOT NULL
);
