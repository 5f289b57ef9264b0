CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text NOT NULL UNIQUE,
  display_name text NOT NULL,
  country text NOT NULL,
  tier text NOT NULL,                  -- free, plus
  trial_ends_on date,
  referred_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  last_active_at timestamptz,
  deleted_at timestamptz
);
CREATE TABLE habits (
  id int PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  title text NOT NULL,
  category text NOT NULL,              -- health, mind, home, learning
  target_per_week int NOT NULL,
  created_at timestamptz NOT NULL,
  paused_at timestamptz,
  archived_at timestamptz
);
CREATE TABLE check_ins (
  id int PRIMARY KEY,
  habit_id int NOT NULL REFERENCES habits,
  for_day date NOT NULL,               -- the day it counts for
  entered_at timestamptz NOT NULL,     -- when it was typed in
  minutes int,
  mood int                             -- 1 bad to 5 great
);
CREATE TABLE cheers (
  id int PRIMARY KEY,
  from_user_id uuid NOT NULL REFERENCES users,
  to_user_id uuid NOT NULL REFERENCES users,
  sent_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,                  -- monthly, yearly
  amount_cents int NOT NULL,
  fee_cents int NOT NULL,              -- kept by the app store
  paid_at timestamptz NOT NULL,
  refunded_at timestamptz
);
