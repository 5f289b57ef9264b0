CREATE TABLE plans (
  id int PRIMARY KEY,
  name text NOT NULL,
  monthly_price numeric(8,2) NOT NULL,
  seat_limit int,
  is_public boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE accounts (
  id int PRIMARY KEY,
  company_name text NOT NULL,
  country text NOT NULL,
  industry text,
  signup_source text NOT NULL,
  trial_ends_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE users (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  full_name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  email_verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  deactivated_at timestamptz
);
CREATE TABLE subscriptions (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  plan_id int NOT NULL REFERENCES plans(id),
  status text NOT NULL,
  billing_interval text NOT NULL,
  mrr numeric(8,2) NOT NULL,
  started_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancel_reason text
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  subscription_id int NOT NULL REFERENCES subscriptions(id),
  number text NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  vat_amount numeric(10,2) NOT NULL,
  issued_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  paid_at timestamptz,
  voided_at timestamptz
);
CREATE TABLE boards (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  created_by_id int NOT NULL REFERENCES users(id),
  title text NOT NULL,
  visibility text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);
CREATE TABLE support_tickets (
  id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES users(id),
  subject text NOT NULL,
  category text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  assigned_agent text,
  satisfaction int,
  created_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  closed_at timestamptz
);
COMMENT ON COLUMN subscriptions.status IS 'trialing, active, past_due, cancelled';
COMMENT ON COLUMN subscriptions.billing_interval IS 'month, year';
COMMENT ON COLUMN subscriptions.mrr IS 'monthly recurring revenue, EUR';
COMMENT ON COLUMN users.role IS 'owner, admin, member, guest';
COMMENT ON COLUMN support_tickets.status IS 'new, open, waiting, closed';
COMMENT ON COLUMN support_tickets.priority IS 'low, normal, urgent';
COMMENT ON COLUMN support_tickets.satisfaction IS '1 to 5, empty when not rated';
