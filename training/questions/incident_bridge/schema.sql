CREATE TABLE tbl_team (
  team_id serial PRIMARY KEY,
  team_name text NOT NULL,
  chat_channel text,
  lead_engineer_id integer
);
CREATE TABLE tbl_engineer (
  engineer_id serial PRIMARY KEY,
  team_id integer NOT NULL REFERENCES tbl_team,
  full_name text NOT NULL,
  timezone text NOT NULL,
  on_call boolean NOT NULL
);
ALTER TABLE tbl_team ADD FOREIGN KEY (lead_engineer_id) REFERENCES tbl_engineer(engineer_id);
CREATE TABLE tbl_service (
  service_id serial PRIMARY KEY,
  service_name text NOT NULL,
  team_id integer REFERENCES tbl_team,
  tier integer NOT NULL,
  language text NOT NULL,
  retired_on date
);
CREATE TABLE tbl_deployment (
  deployment_id serial PRIMARY KEY,
  service_id integer NOT NULL REFERENCES tbl_service,
  engineer_id integer REFERENCES tbl_engineer,
  version text NOT NULL,
  environment text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  outcome text NOT NULL
);
CREATE TABLE tbl_incident (
  incident_id serial PRIMARY KEY,
  title text NOT NULL,
  service_id integer NOT NULL REFERENCES tbl_service,
  severity text NOT NULL,
  detected_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  commander_id integer REFERENCES tbl_engineer,
  caused_by_deployment_id integer REFERENCES tbl_deployment,
  lost_revenue_usd numeric(10,2)
);
CREATE TABLE tbl_postmortem (
  postmortem_id serial PRIMARY KEY,
  incident_id integer NOT NULL UNIQUE REFERENCES tbl_incident,
  author_id integer NOT NULL REFERENCES tbl_engineer,
  root_cause text NOT NULL,
  published_on date
);
CREATE TABLE tbl_action_item (
  action_item_id serial PRIMARY KEY,
  postmortem_id integer NOT NULL REFERENCES tbl_postmortem,
  summary text NOT NULL,
  assignee_id integer REFERENCES tbl_engineer,
  due_on date NOT NULL,
  done_on date
);
