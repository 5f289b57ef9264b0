CREATE TABLE core_organization (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  country text NOT NULL,
  credits_balance int NOT NULL,
  is_verified boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE core_user (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  is_staff boolean NOT NULL,
  is_active boolean NOT NULL,
  date_joined timestamptz NOT NULL,
  last_login timestamptz
);
CREATE TABLE core_membership (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES core_organization(id),
  user_id uuid NOT NULL REFERENCES core_user(id),
  role text NOT NULL,
  invited_by_id uuid REFERENCES core_user(id),
  joined_at timestamptz NOT NULL
);
CREATE TABLE observatory_telescope (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  site text NOT NULL,
  aperture_mm int NOT NULL,
  credits_per_hour int NOT NULL,
  status text NOT NULL
);
CREATE TABLE observatory_session (
  id uuid PRIMARY KEY,
  telescope_id uuid NOT NULL REFERENCES observatory_telescope(id),
  organization_id uuid NOT NULL REFERENCES core_organization(id),
  booked_by_id uuid NOT NULL REFERENCES core_user(id),
  target text NOT NULL,
  status text NOT NULL,
  credits_charged int NOT NULL,
  booked_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancel_reason text
);
CREATE TABLE observatory_image (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES observatory_session(id),
  filter_name text NOT NULL,
  exposure_seconds int NOT NULL,
  file_size_mb numeric(8,1) NOT NULL,
  is_public boolean NOT NULL,
  captured_at timestamptz NOT NULL,
  downloaded_at timestamptz
);
CREATE TABLE billing_creditpurchase (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES core_organization(id),
  purchased_by_id uuid NOT NULL REFERENCES core_user(id),
  credits int NOT NULL,
  amount_cents int NOT NULL,
  discount_cents int NOT NULL,
  payment_status text NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
COMMENT ON COLUMN core_organization.kind IS 'school, club, university, solo';
COMMENT ON COLUMN core_membership.role IS 'owner, observer, student';
COMMENT ON COLUMN observatory_telescope.status IS 'online, maintenance, retired';
COMMENT ON COLUMN observatory_session.status IS 'booked, completed, cancelled, clouded_out';
COMMENT ON COLUMN billing_creditpurchase.payment_status IS 'pending, paid, failed';
