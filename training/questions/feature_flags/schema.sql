CREATE TABLE organizations (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  plan text NOT NULL,               -- trial, team, enterprise
  seats_bought int NOT NULL,
  created_at timestamptz NOT NULL,
  churned_at timestamptz
);
CREATE TABLE users (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,               -- owner, admin, developer, viewer
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz
);
CREATE TABLE projects (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations,
  name text NOT NULL,
  created_by int NOT NULL REFERENCES users,
  archived boolean NOT NULL
);
CREATE TABLE flags (
  id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  key text NOT NULL,
  kind text NOT NULL,               -- release, experiment, permission, kill switch
  created_by int NOT NULL REFERENCES users,
  maintainer_id int REFERENCES users,
  is_on boolean NOT NULL,
  rollout_pct int NOT NULL,
  parent_flag_id int REFERENCES flags,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE TABLE flag_changes (
  id int PRIMARY KEY,
  flag_id int NOT NULL REFERENCES flags,
  changed_by int NOT NULL REFERENCES users,
  reviewed_by int REFERENCES users,
  field text NOT NULL,              -- is_on, rollout_pct
  old_value text NOT NULL,
  new_value text NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  label text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE TABLE daily_evaluations (flag_id int REFERENCES flags, day date, evaluations int NOT NULL, errors int NOT NULL, PRIMARY KEY (flag_id, day));
