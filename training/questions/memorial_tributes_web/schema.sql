CREATE TABLE members (
  id bigint PRIMARY KEY,
  display_name text NOT NULL,
  email text NOT NULL,
  locale text NOT NULL,
  email_verified_at timestamptz,
  newsletter boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE memorial_pages (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members(id),
  slug text NOT NULL,
  person_name text NOT NULL,
  born_on date,
  died_on date NOT NULL,
  visibility text NOT NULL,
  is_pet boolean NOT NULL,
  views_count int NOT NULL,
  created_at timestamptz NOT NULL,
  published_at timestamptz,
  deleted_at timestamptz
);
CREATE TABLE tributes (
  id bigint PRIMARY KEY,
  memorial_page_id bigint NOT NULL REFERENCES memorial_pages(id),
  member_id bigint REFERENCES members(id),
  parent_id bigint REFERENCES tributes(id),
  tribute_type text NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE upgrades (
  id bigint PRIMARY KEY,
  memorial_page_id bigint NOT NULL REFERENCES memorial_pages(id),
  tier text NOT NULL,
  amount numeric(8,2) NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  starts_at timestamptz NOT NULL,
  expires_at timestamptz,
  refunded_at timestamptz
);
CREATE TABLE donations (
  id bigint PRIMARY KEY,
  memorial_page_id bigint NOT NULL REFERENCES memorial_pages(id),
  member_id bigint REFERENCES members(id),
  charity_name text NOT NULL,
  gross numeric(8,2) NOT NULL,
  platform_fee numeric(8,2) NOT NULL,
  is_anonymous boolean NOT NULL,
  paid_at timestamptz NOT NULL
);
CREATE TABLE abuse_reports (
  id bigint PRIMARY KEY,
  reportable_type text NOT NULL,
  reportable_id bigint NOT NULL,
  reporter_id bigint NOT NULL REFERENCES members(id),
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  handled_at timestamptz,
  outcome text
);
COMMENT ON COLUMN memorial_pages.visibility IS 'public, family, private';
COMMENT ON COLUMN tributes.tribute_type IS 'candle, story, photo, comment';
COMMENT ON COLUMN tributes.status IS 'pending, approved, rejected';
COMMENT ON COLUMN upgrades.status IS 'active, expired, refunded';
COMMENT ON COLUMN abuse_reports.reportable_type IS 'memorial_page or tribute';
