CREATE TABLE users (
  user_id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  has_two_factor boolean NOT NULL,
  signup_source text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz
);
CREATE TABLE workspaces (
  workspace_id int PRIMARY KEY,
  name text NOT NULL,
  industry text NOT NULL,
  owner_user_id int NOT NULL REFERENCES users(user_id),
  is_demo boolean NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE memberships (
  membership_id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(workspace_id),
  user_id int NOT NULL REFERENCES users(user_id),
  access_level text NOT NULL,
  invited_at timestamptz NOT NULL,
  accepted_at timestamptz
);
CREATE TABLE subscriptions (
  subscription_id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(workspace_id),
  plan text NOT NULL,
  status text NOT NULL,
  screens_paid int NOT NULL,
  mrr_cents int NOT NULL,
  started_at timestamptz NOT NULL,
  trial_ends_at timestamptz,
  current_period_end timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancel_reason text
);
CREATE TABLE screens (
  screen_id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(workspace_id),
  name text NOT NULL,
  city text NOT NULL,
  orientation text NOT NULL,
  player_version text NOT NULL,
  is_paused boolean NOT NULL,
  paired_at timestamptz NOT NULL,
  last_heartbeat_at timestamptz
);
CREATE TABLE playlists (
  playlist_id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(workspace_id),
  title text NOT NULL,
  created_by_user_id int NOT NULL REFERENCES users(user_id),
  item_count int NOT NULL,
  duration_seconds int NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);
CREATE TABLE feature_flags (
  flag_id int PRIMARY KEY,
  flag_key text NOT NULL,
  is_enabled_globally boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE workspace_flags (
  workspace_id int NOT NULL REFERENCES workspaces(workspace_id),
  flag_id int NOT NULL REFERENCES feature_flags(flag_id),
  enabled_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, flag_id)
);
CREATE TABLE audit_logs (
  audit_log_id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(workspace_id),
  actor_user_id int REFERENCES users(user_id),
  action text NOT NULL,
  target_type text NOT NULL,
  target_id int NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN subscriptions.status IS 'trialing, active, past_due, cancelled';
COMMENT ON COLUMN subscriptions.plan IS 'starter, team, chain';
COMMENT ON COLUMN memberships.access_level IS 'admin, editor, viewer';
COMMENT ON COLUMN audit_logs.target_type IS 'screen, playlist, membership';
