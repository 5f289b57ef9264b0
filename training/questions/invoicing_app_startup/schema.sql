CREATE TABLE agents (
  id int PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE plans (
  id int PRIMARY KEY,
  name text NOT NULL,
  price_per_seat numeric(10,2) NOT NULL,
  trial_days int NOT NULL
);
CREATE TABLE accounts (
  id int PRIMARY KEY,
  company_name text NOT NULL,
  country text NOT NULL,
  industry text NOT NULL,
  created_at timestamptz NOT NULL,
  source text NOT NULL
);
CREATE TABLE users (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  full_name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  last_login_at timestamptz
);
CREATE TABLE subscriptions (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  plan_id int NOT NULL REFERENCES plans(id),
  seats int NOT NULL,
  status text NOT NULL,
  started_on date NOT NULL,
  cancelled_on date,
  cancel_reason text
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  amount numeric(10,2) NOT NULL,
  status text NOT NULL,
  paid_at timestamptz NOT NULL
);
CREATE TABLE tickets (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  subject text NOT NULL,
  priority text NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  agent_id int NOT NULL REFERENCES agents(id)
);
COMMENT ON COLUMN subscriptions.status IS 'trial, active, cancelled';
COMMENT ON COLUMN payments.status IS 'succeeded, failed, refunded';
