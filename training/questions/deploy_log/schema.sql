CREATE TABLE engineers (
  id uuid PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  office text NOT NULL,
  lead_id uuid REFERENCES engineers,
  joined_on date NOT NULL
);
CREATE TABLE services (
  id int PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  language text NOT NULL,
  owner_id uuid NOT NULL REFERENCES engineers,
  is_critical boolean NOT NULL,
  retired_at timestamptz
);
CREATE TABLE builds (
  id int PRIMARY KEY,
  service_id int NOT NULL REFERENCES services,
  pushed_by uuid NOT NULL REFERENCES engineers,
  branch text NOT NULL,
  status text NOT NULL,           -- queued, running, passed, failed
  queued_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz
);
CREATE TABLE deploys (
  id int PRIMARY KEY,
  build_id int NOT NULL REFERENCES builds,
  environment text NOT NULL,      -- staging, production
  requested_by uuid NOT NULL REFERENCES engineers,
  approved_by uuid REFERENCES engineers,
  requested_at timestamptz NOT NULL,
  deployed_at timestamptz,
  rolled_back_at timestamptz
);
CREATE TABLE alerts (
  id int PRIMARY KEY,
  service_id int NOT NULL REFERENCES services,
  severity text NOT NULL,         -- info, warning, critical
  raised_at timestamptz NOT NULL,
  acked_by uuid REFERENCES engineers,
  acked_at timestamptz,
  resolved_by uuid REFERENCES engineers,
  resolved_at timestamptz
);
