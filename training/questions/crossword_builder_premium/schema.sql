CREATE TABLE player (
  id int PRIMARY KEY,
  nickname text NOT NULL,
  email text,
  country text NOT NULL,
  platform text NOT NULL,
  invited_by int REFERENCES player(id),
  is_banned boolean NOT NULL,
  created_at timestamp NOT NULL,
  last_played_at timestamp
);
CREATE TABLE premium_plan (
  id int PRIMARY KEY,
  name text NOT NULL,
  months int NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE premium_subscription (
  id int PRIMARY KEY,
  player_id int NOT NULL REFERENCES player(id),
  plan_id int NOT NULL REFERENCES premium_plan(id),
  status text NOT NULL,
  auto_renew boolean NOT NULL,
  trial_until timestamp,
  started_at timestamp NOT NULL,
  expires_at timestamp NOT NULL,
  cancelled_at timestamp
);
CREATE TABLE store_payment (
  id int PRIMARY KEY,
  subscription_id int NOT NULL REFERENCES premium_subscription(id),
  store text NOT NULL,
  gross numeric(6,2) NOT NULL,
  store_cut numeric(6,2) NOT NULL,
  paid_at timestamp NOT NULL,
  refunded_at timestamp
);
CREATE TABLE puzzle (
  id int PRIMARY KEY,
  author_id int NOT NULL REFERENCES player(id),
  title text NOT NULL,
  language text NOT NULL,
  grid_size int NOT NULL,
  difficulty text NOT NULL,
  is_premium_only boolean NOT NULL,
  created_at timestamp NOT NULL,
  published_at timestamp,
  deleted_at timestamp
);
CREATE TABLE solve (
  id int PRIMARY KEY,
  puzzle_id int NOT NULL REFERENCES puzzle(id),
  player_id int NOT NULL REFERENCES player(id),
  started_at timestamp NOT NULL,
  finished_at timestamp,
  hints_used int NOT NULL,
  used_reveal boolean NOT NULL
);
CREATE TABLE comment (
  id int PRIMARY KEY,
  puzzle_id int NOT NULL REFERENCES puzzle(id),
  player_id int NOT NULL REFERENCES player(id),
  reply_to_id int REFERENCES comment(id),
  body text NOT NULL,
  created_at timestamp NOT NULL,
  removed_at timestamp
);
COMMENT ON COLUMN player.platform IS 'ios, android, web';
COMMENT ON COLUMN premium_subscription.status IS 'trial, active, grace, expired';
COMMENT ON COLUMN store_payment.store IS 'app_store, google_play, web';
COMMENT ON COLUMN puzzle.difficulty IS 'easy, medium, hard';
