CREATE TABLE members (
  id serial PRIMARY KEY,
  handle text NOT NULL,
  real_name text NOT NULL,
  discipline text NOT NULL,
  is_contractor boolean NOT NULL,
  last_active_at timestamptz
);
CREATE TABLE projects (
  id serial PRIMARY KEY,
  key text NOT NULL UNIQUE,
  title text NOT NULL,
  lead_id integer REFERENCES members(id),
  archived boolean NOT NULL DEFAULT false
);
CREATE TABLE milestones (
  id serial PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects(id),
  name text NOT NULL,
  target_date date NOT NULL,
  reached_date date
);
CREATE TABLE issues (
  id serial PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects(id),
  number integer NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  severity text,
  platform text,
  reporter_id integer NOT NULL REFERENCES members(id),
  assignee_id integer REFERENCES members(id),
  milestone_id integer REFERENCES milestones(id),
  story_points integer,
  parent_id integer REFERENCES issues(id),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  deleted_at timestamptz
);
COMMENT ON COLUMN issues.deleted_at IS 'set when the issue was thrown away; such issues are hidden everywhere';
CREATE TABLE comments (
  id serial PRIMARY KEY,
  issue_id integer NOT NULL REFERENCES issues(id),
  author_id integer NOT NULL REFERENCES members(id),
  body text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE TABLE time_entries (
  id serial PRIMARY KEY,
  issue_id integer NOT NULL REFERENCES issues(id),
  member_id integer NOT NULL REFERENCES members(id),
  minutes integer NOT NULL,
  worked_on date NOT NULL
);
CREATE TABLE watchers (
  issue_id integer NOT NULL REFERENCES issues(id),
  member_id integer NOT NULL REFERENCES members(id),
  PRIMARY KEY (issue_id, member_id)
);
