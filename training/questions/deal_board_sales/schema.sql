CREATE TABLE team_members (
  member_id integer PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  office text NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
COMMENT ON COLUMN team_members.role IS 'SDR finds leads, AE closes deals, lead manages';
CREATE TABLE organisations (
  org_id integer PRIMARY KEY,
  org_name text NOT NULL,
  country text NOT NULL,
  size_band text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE contacts (
  contact_id integer PRIMARY KEY,
  org_id integer NOT NULL REFERENCES organisations,
  full_name text NOT NULL,
  job_title text NOT NULL,
  email text,
  phone text
);
CREATE TABLE stages (
  stage_no integer PRIMARY KEY,
  stage_name text NOT NULL,
  probability_pct integer NOT NULL
);
CREATE TABLE deals (
  deal_id integer PRIMARY KEY,
  title text NOT NULL,
  org_id integer NOT NULL REFERENCES organisations,
  contact_id integer REFERENCES contacts,
  found_by integer REFERENCES team_members(member_id),
  owner_id integer NOT NULL REFERENCES team_members(member_id),
  stage_no integer NOT NULL REFERENCES stages,
  amount numeric(10,2) NOT NULL,
  opened_on date NOT NULL,
  expected_close date NOT NULL,
  closed_on date,
  lost_reason text
);
COMMENT ON COLUMN deals.found_by IS 'member who found the lead; owner_id is who works on it';
CREATE TABLE activities (
  activity_id integer PRIMARY KEY,
  deal_id integer NOT NULL REFERENCES deals,
  member_id integer NOT NULL REFERENCES team_members,
  kind text NOT NULL CHECK (kind IN ('call','email','meeting','demo')),
  planned_for timestamptz NOT NULL,
  done_at timestamptz,
  minutes integer
);
