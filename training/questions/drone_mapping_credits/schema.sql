CREATE TABLE teams (
  team_id uuid PRIMARY KEY,
  team_name text NOT NULL,
  sector text NOT NULL,
  region text NOT NULL,
  edition text NOT NULL,
  has_sso boolean NOT NULL,
  created_on date NOT NULL,
  closed_on date
);
CREATE TABLE team_members (
  member_id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams(team_id),
  display_name text NOT NULL,
  permission text NOT NULL,
  invited_by uuid REFERENCES team_members(member_id),
  joined_on date NOT NULL,
  last_active_on date,
  removed_on date
);
CREATE TABLE sites (
  site_id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams(team_id),
  site_name text NOT NULL,
  hectares numeric(8,1) NOT NULL,
  created_on date NOT NULL,
  archived_on date
);
CREATE TABLE processing_jobs (
  job_id uuid PRIMARY KEY,
  site_id uuid NOT NULL REFERENCES sites(site_id),
  submitted_by uuid NOT NULL REFERENCES team_members(member_id),
  output_type text NOT NULL,
  image_count int NOT NULL,
  job_status text NOT NULL,
  credits_used int NOT NULL,
  queued_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  retry_of uuid REFERENCES processing_jobs(job_id)
);
CREATE TABLE credit_orders (
  order_id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams(team_id),
  credits int NOT NULL,
  net_eur numeric(9,2) NOT NULL,
  vat_eur numeric(9,2) NOT NULL,
  order_status text NOT NULL,
  ordered_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE shared_links (
  link_id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES processing_jobs(job_id),
  created_by uuid NOT NULL REFERENCES team_members(member_id),
  is_password_protected boolean NOT NULL,
  view_count int NOT NULL,
  created_on date NOT NULL,
  expires_on date,
  revoked_on date
);
CREATE TABLE notes (
  note_id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES team_members(member_id),
  notable_type text NOT NULL,
  notable_id uuid NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz
);
COMMENT ON COLUMN teams.edition IS 'free, pro, enterprise';
COMMENT ON COLUMN team_members.permission IS 'owner, pilot, guest';
COMMENT ON COLUMN processing_jobs.output_type IS 'orthomosaic, point_cloud, surface_model, volume';
COMMENT ON COLUMN processing_jobs.job_status IS 'queued, running, done, failed, aborted';
COMMENT ON COLUMN credit_orders.order_status IS 'open, paid, cancelled';
COMMENT ON COLUMN notes.notable_type IS 'site or processing_job';
