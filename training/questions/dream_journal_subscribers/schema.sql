CREATE TABLE app_users (
  id bigint PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  country_code text NOT NULL,
  timezone text NOT NULL,
  is_verified boolean NOT NULL,
  marketing_opt_in boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE subscription_plans (
  id bigint PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  amount_cents int NOT NULL,
  interval_unit text NOT NULL,
  is_archived boolean NOT NULL
);
CREATE TABLE promo_codes (
  id bigint PRIMARY KEY,
  code text NOT NULL,
  percent_off int NOT NULL,
  max_redemptions int,
  valid_until timestamptz
);
CREATE TABLE user_subscriptions (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_users(id),
  plan_id bigint NOT NULL REFERENCES subscription_plans(id),
  promo_code_id bigint REFERENCES promo_codes(id),
  status text NOT NULL,
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  activated_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE charges (
  id bigint PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES user_subscriptions(id),
  amount_cents int NOT NULL,
  status text NOT NULL,
  failure_code text,
  attempted_at timestamptz NOT NULL,
  refunded_at timestamptz
);
CREATE TABLE journal_entries (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_users(id),
  mood text,
  word_count int NOT NULL,
  is_lucid boolean NOT NULL,
  is_nightmare boolean NOT NULL,
  dreamt_on date NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE login_sessions (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_users(id),
  device text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE TABLE help_tickets (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_users(id),
  topic text NOT NULL,
  status text NOT NULL,
  agent text,
  created_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  solved_at timestamptz
);
COMMENT ON COLUMN user_subscriptions.status IS 'trialing, active, past_due, cancelled';
COMMENT ON COLUMN charges.status IS 'succeeded, failed, refunded';
COMMENT ON COLUMN help_tickets.status IS 'new, pending, solved';
COMMENT ON COLUMN journal_entries.mood IS 'calm, happy, anxious, sad';
