CREATE TABLE plans (
  id integer PRIMARY KEY,
  name text NOT NULL,
  monthly_price numeric(8,2) NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE accounts (
  id integer PRIMARY KEY,
  company text NOT NULL,
  country text NOT NULL,
  signed_up_on date NOT NULL,
  marketing_opt_in boolean NOT NULL
);
CREATE TABLE account_users (
  id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(id),
  email text NOT NULL,
  role text NOT NULL,
  state text NOT NULL
);
CREATE TABLE subscriptions (
  id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(id),
  plan_id integer NOT NULL REFERENCES plans(id),
  status text NOT NULL,
  billing_cycle text NOT NULL,
  started_on date NOT NULL,
  trial_ends_on date,
  cancelled_on date
);
CREATE TABLE campaigns (
  id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(id),
  subject text NOT NULL,
  status text NOT NULL,
  sent_at timestamp,
  recipients integer NOT NULL
);
CREATE TABLE payments (
  id integer PRIMARY KEY,
  subscription_id integer NOT NULL REFERENCES subscriptions(id),
  amount numeric(8,2) NOT NULL,
  outcome text NOT NULL,
  attempted_on date NOT NULL
);
