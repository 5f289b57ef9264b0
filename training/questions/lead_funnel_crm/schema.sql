CREATE TABLE lead_source (src_code text PRIMARY KEY, src_name text NOT NULL, paid boolean NOT NULL);
CREATE TABLE sales_user (user_id integer PRIMARY KEY, user_name text NOT NULL, team text NOT NULL, is_active boolean NOT NULL);
CREATE TABLE lead (
  lead_id integer PRIMARY KEY,
  company text NOT NULL,
  contact_name text NOT NULL,
  country text NOT NULL,
  employees integer,
  src_code text NOT NULL REFERENCES lead_source,
  created_by integer NOT NULL REFERENCES sales_user(user_id),
  assigned_to integer REFERENCES sales_user(user_id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  first_contact_at timestamptz,
  qualified_at timestamptz,
  disqualified_at timestamptz,
  score integer NOT NULL,
  deleted_at timestamptz
);
COMMENT ON COLUMN lead.deleted_at IS 'soft delete';
CREATE TABLE opportunity (
  opp_id integer PRIMARY KEY,
  lead_id integer NOT NULL REFERENCES lead,
  owner_id integer NOT NULL REFERENCES sales_user(user_id),
  product text NOT NULL,
  one_off_value numeric(10,2) NOT NULL,
  monthly_value numeric(9,2) NOT NULL,
  term_months integer NOT NULL,
  stage text NOT NULL,
  opened_on date NOT NULL,
  expected_on date NOT NULL,
  decided_on date
);
COMMENT ON COLUMN opportunity.stage IS 'discovery, demo, offer, won, lost';
COMMENT ON COLUMN opportunity.one_off_value IS 'set-up fee; total value = one_off_value + monthly_value * term_months';
CREATE TABLE meeting (
  meeting_id integer PRIMARY KEY,
  opp_id integer NOT NULL REFERENCES opportunity,
  host_id integer NOT NULL REFERENCES sales_user(user_id),
  held_at timestamptz NOT NULL,
  minutes integer NOT NULL,
  online boolean NOT NULL,
  no_show boolean NOT NULL
);
CREATE TABLE spend (src_code text NOT NULL REFERENCES lead_source, month date NOT NULL, budget numeric(9,2) NOT NULL, spent numeric(9,2) NOT NULL, PRIMARY KEY (src_code, month));
