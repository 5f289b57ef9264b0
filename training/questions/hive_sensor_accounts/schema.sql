CREATE TABLE plans (
  id int PRIMARY KEY,
  code text NOT NULL,
  name text NOT NULL,
  price_cents int NOT NULL,
  billing_interval text NOT NULL,
  max_hives int
);
CREATE TABLE accounts (
  id int PRIMARY KEY,
  name text NOT NULL,
  country_code text NOT NULL,
  plan_id int NOT NULL REFERENCES plans(id),
  status text NOT NULL,
  trial_ends_at timestamp,
  referred_by_account_id int REFERENCES accounts(id),
  created_at timestamp NOT NULL,
  cancelled_at timestamp,
  deleted_at timestamp
);
CREATE TABLE users (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  full_name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  is_email_verified boolean NOT NULL,
  last_sign_in_at timestamp,
  created_at timestamp NOT NULL,
  deleted_at timestamp
);
CREATE TABLE apiaries (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  name text NOT NULL,
  region text NOT NULL,
  created_at timestamp NOT NULL
);
CREATE TABLE hives (
  id int PRIMARY KEY,
  apiary_id int NOT NULL REFERENCES apiaries(id),
  label text NOT NULL,
  hive_type text NOT NULL,
  has_scale boolean NOT NULL,
  queen_born_year int,
  created_at timestamp NOT NULL,
  archived_at timestamp
);
CREATE TABLE alerts (
  id int PRIMARY KEY,
  hive_id int NOT NULL REFERENCES hives(id),
  kind text NOT NULL,
  severity text NOT NULL,
  triggered_at timestamp NOT NULL,
  acknowledged_at timestamp,
  acknowledged_by_user_id int REFERENCES users(id),
  resolved_at timestamp
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  number text NOT NULL,
  status text NOT NULL,
  subtotal_cents int NOT NULL,
  tax_cents int NOT NULL,
  total_cents int NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_at timestamp
);
CREATE TABLE support_tickets (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  opened_by_user_id int NOT NULL REFERENCES users(id),
  subject text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  created_at timestamp NOT NULL,
  closed_at timestamp
);
COMMENT ON COLUMN accounts.status IS 'trialing, active, past_due, cancelled';
COMMENT ON COLUMN invoices.status IS 'draft, open, paid, void';
COMMENT ON COLUMN alerts.kind IS 'swarm, theft, low_weight, low_battery, temperature';
COMMENT ON COLUMN users.role IS 'owner, admin, viewer';
