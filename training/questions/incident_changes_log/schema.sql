CREATE TABLE team (
  id serial PRIMARY KEY,
  name text NOT NULL,
  time_zone text NOT NULL
);
CREATE TABLE person (
  id serial PRIMARY KEY,
  name text NOT NULL,
  login text NOT NULL UNIQUE,
  team_id integer NOT NULL REFERENCES team,
  deactivated_at timestamptz
);
CREATE TABLE service (
  id serial PRIMARY KEY,
  code text NOT NULL,
  title text NOT NULL,
  tier smallint NOT NULL,
  owner_team_id integer NOT NULL REFERENCES team,
  support_team_id integer NOT NULL REFERENCES team
);
COMMENT ON COLUMN service.tier IS '1 = business critical, 2 = important, 3 = other';
COMMENT ON COLUMN service.owner_team_id IS 'team that builds it';
COMMENT ON COLUMN service.support_team_id IS 'team that answers when it breaks';
CREATE TABLE change_request (
  id integer PRIMARY KEY,
  service_id integer NOT NULL REFERENCES service,
  summary text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('standard','normal','emergency')),
  requester_id integer NOT NULL REFERENCES person,
  approver_id integer REFERENCES person,
  implementer_id integer REFERENCES person,
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  planned_for timestamptz,
  implemented_at timestamptz,
  rolled_back_at timestamptz,
  rejected_at timestamptz,
  estimated_minutes integer NOT NULL,
  actual_minutes integer
);
CREATE TABLE incident (
  id integer PRIMARY KEY,
  service_id integer NOT NULL REFERENCES service,
  headline text NOT NULL,
  severity smallint NOT NULL,
  reporter_id integer NOT NULL REFERENCES person,
  commander_id integer REFERENCES person,
  caused_by_change_id integer REFERENCES change_request,
  started_at timestamptz NOT NULL,
  detected_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  mitigated_at timestamptz,
  resolved_at timestamptz,
  customers_affected integer NOT NULL,
  revenue_lost numeric(10,2)
);
COMMENT ON COLUMN incident.severity IS '1 is the worst, 4 the mildest';
COMMENT ON COLUMN incident.mitigated_at IS 'customers were no longer hurt';
COMMENT ON COLUMN incident.resolved_at IS 'cause removed';
CREATE TABLE follow_up_action (
  id integer PRIMARY KEY,
  incident_id integer NOT NULL REFERENCES incident,
  assignee_id integer NOT NULL REFERENCES person,
  what text NOT NULL,
  created_on date NOT NULL,
  due_on date NOT NULL,
  done_on date
);
