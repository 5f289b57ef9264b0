CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  industry text,
  country text NOT NULL,
  signed_up_at timestamptz NOT NULL,
  source text NOT NULL,
  csm text
);
COMMENT ON COLUMN accounts.csm IS 'customer success manager, empty if none';
CREATE TABLE plans (
  code text PRIMARY KEY,
  title text NOT NULL,
  price_per_seat numeric(7,2) NOT NULL
);
CREATE TABLE subscriptions (
  id int PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts(id),
  plan_code text NOT NULL REFERENCES plans(code),
  seats int NOT NULL,
  mrr numeric(9,2) NOT NULL,
  trial_started_on date,
  started_on date,
  cancelled_on date,
  churn_reason text
);
COMMENT ON COLUMN subscriptions.started_on IS 'first paid day; empty while in trial or if the trial was not converted';
CREATE TABLE users (
  id int PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts(id),
  email text NOT NULL,
  role text NOT NULL,
  invited_at timestamptz NOT NULL,
  last_login_at timestamptz
);
CREATE TABLE invoices (
  number int PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts(id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
CREATE TABLE feature_events (
  id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES users(id),
  feature text NOT NULL,
  used_at timestamptz NOT NULL
);
CREATE TABLE nps_answers (
  id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES users(id),
  score int NOT NULL,
  comment text,
  answered_at timestamptz NOT NULL
);
