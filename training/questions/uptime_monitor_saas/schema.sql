CREATE TABLE plans (
  id int PRIMARY KEY,
  name text NOT NULL,
  monthly_price numeric(10,2) NOT NULL,
  max_monitors int NOT NULL
);
CREATE TABLE organizations (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  plan_id int NOT NULL REFERENCES plans(id),
  signed_up_at timestamptz NOT NULL,
  closed_at timestamptz,
  referred_by_id int REFERENCES organizations(id)
);
CREATE TABLE users (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations(id),
  full_name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  last_seen_at timestamptz
);
CREATE TABLE monitors (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations(id),
  name text NOT NULL,
  url text NOT NULL,
  check_interval_min int NOT NULL,
  is_paused boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE incidents (
  id int PRIMARY KEY,
  monitor_id int NOT NULL REFERENCES monitors(id),
  started_at timestamptz NOT NULL,
  resolved_at timestamptz,
  cause text NOT NULL,
  acknowledged_by_id int REFERENCES users(id)
);
CREATE TABLE bills (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations(id),
  amount numeric(10,2) NOT NULL,
  billed_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE plan_changes (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations(id),
  from_plan_id int NOT NULL REFERENCES plans(id),
  to_plan_id int NOT NULL REFERENCES plans(id),
  changed_at timestamptz NOT NULL
);
CREATE TABLE feature_requests (
  id int PRIMARY KEY,
  organization_id int NOT NULL REFERENCES organizations(id),
  title text NOT NULL,
  votes int NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN feature_requests.status IS 'new, planned, done, rejected';
