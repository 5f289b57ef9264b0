CREATE TABLE members (
  member_id integer PRIMARY KEY,
  handle text NOT NULL,
  display_name text NOT NULL,
  role text NOT NULL
);
CREATE TABLE projects (
  project_key text PRIMARY KEY,
  project_name text NOT NULL,
  lead_id integer NOT NULL REFERENCES members(member_id),
  client text NOT NULL,
  kicked_off date NOT NULL,
  closed_on date,
  budget_hours integer NOT NULL,
  budget_eur numeric(10,2) NOT NULL
);
CREATE TABLE sprints (
  sprint_id integer PRIMARY KEY,
  project_key text NOT NULL REFERENCES projects,
  sprint_no integer NOT NULL,
  begins date NOT NULL,
  ends date NOT NULL,
  goal text
);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  project_key text NOT NULL REFERENCES projects,
  sprint_id integer REFERENCES sprints,
  title text NOT NULL,
  ticket_type text NOT NULL CHECK (ticket_type IN ('story','bug','task')),
  state text NOT NULL CHECK (state IN ('open','in progress','in review','done','wont do')),
  priority integer NOT NULL,
  reporter_id integer NOT NULL REFERENCES members(member_id),
  assignee_id integer REFERENCES members(member_id),
  reviewer_id integer REFERENCES members(member_id),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL,
  started_at timestamp,
  closed_at timestamp,
  story_points integer,
  estimate_h numeric(5,1),
  blocked_by integer REFERENCES tickets(ticket_id)
);
COMMENT ON COLUMN tickets.priority IS '1 highest, 4 lowest';
COMMENT ON COLUMN tickets.sprint_id IS 'empty: still in the backlog';
COMMENT ON COLUMN tickets.closed_at IS 'set for done as well as for wont do';
CREATE TABLE worklogs (
  worklog_id integer PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets,
  member_id integer NOT NULL REFERENCES members,
  worked_on date NOT NULL,
  logged_at timestamp NOT NULL,
  minutes integer NOT NULL,
  billable boolean NOT NULL
);
CREATE TABLE rates (
  project_key text NOT NULL REFERENCES projects,
  role text NOT NULL,
  eur_per_hour numeric(6,2) NOT NULL,
  PRIMARY KEY (project_key, role)
);
COMMENT ON TABLE rates IS 'what we charge the client for an hour of somebody in that role';
