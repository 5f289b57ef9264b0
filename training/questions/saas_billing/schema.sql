CREATE TABLE account_statuses (code smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE subscription_statuses (code smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE invoice_statuses (code smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE payment_statuses (code smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE ticket_statuses (code smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE countries (code char(2) PRIMARY KEY, name text NOT NULL, region text NOT NULL);
CREATE TABLE sales_reps (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  team text NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE accounts (
  id integer PRIMARY KEY,
  name text NOT NULL,
  industry text,
  status_code smallint NOT NULL REFERENCES account_statuses(code),
  country_code char(2) NOT NULL REFERENCES countries(code),
  sales_rep_id integer REFERENCES sales_reps(id),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE users (
  id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(id),
  full_name text NOT NULL,
  email text NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  deleted_at timestamptz
);
CREATE TABLE plans (
  id integer PRIMARY KEY,
  name text NOT NULL,
  monthly_cents integer NOT NULL,
  yearly_cents integer,
  max_seats integer,
  is_public boolean NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE subscriptions (
  id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(id),
  plan_id integer NOT NULL REFERENCES plans(id),
  status_code smallint NOT NULL REFERENCES subscription_statuses(code),
  billing_interval text NOT NULL,
  seats integer NOT NULL,
  started_at timestamptz NOT NULL,
  trial_ends_at timestamptz,
  cancelled_at timestamptz,
  deleted_at timestamptz
);
CREATE TABLE coupons (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  percent_off integer,
  amount_off_cents integer,
  expires_at timestamptz,
  deleted_at timestamptz
);
CREATE TABLE subscription_coupons (
  subscription_id integer NOT NULL REFERENCES subscriptions(id),
  coupon_id integer NOT NULL REFERENCES coupons(id),
  applied_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, coupon_id)
);
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  number text NOT NULL UNIQUE,
  account_id integer NOT NULL REFERENCES accounts(id),
  subscription_id integer REFERENCES subscriptions(id),
  status_code smallint NOT NULL REFERENCES invoice_statuses(code),
  issued_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  paid_at timestamptz,
  total_cents integer NOT NULL,
  tax_cents integer NOT NULL
);
CREATE TABLE invoice_lines (
  id integer PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices(id),
  description text NOT NULL,
  kind text NOT NULL,
  quantity integer NOT NULL,
  unit_cents integer NOT NULL,
  amount_cents integer NOT NULL
);
CREATE TABLE payments (
  id integer PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices(id),
  status_code smallint NOT NULL REFERENCES payment_statuses(code),
  method text NOT NULL,
  amount_cents integer NOT NULL,
  attempted_at timestamptz NOT NULL,
  failure_reason text
);
CREATE TABLE refunds (
  id integer PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments(id),
  amount_cents integer NOT NULL,
  reason text,
  refunded_at timestamptz NOT NULL
);
CREATE TABLE support_tickets (
  id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(id),
  user_id integer REFERENCES users(id),
  subject text NOT NULL,
  priority smallint NOT NULL,
  status_code smallint NOT NULL REFERENCES ticket_statuses(code),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  deleted_at timestamptz
);
