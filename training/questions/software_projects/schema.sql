CREATE TABLE customers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  industry text NOT NULL,
  country text NOT NULL,
  contact_name text,
  contact_email text,
  customer_since date NOT NULL
);

CREATE TABLE people (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  seniority text,
  manager_id integer REFERENCES people(id),
  cost_per_hour numeric(8,2) NOT NULL,
  weekly_hours numeric(4,1) NOT NULL,
  joined_on date NOT NULL,
  left_on date
);

CREATE TABLE projects (
  id integer PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  customer_id integer REFERENCES customers(id),
  lead_id integer REFERENCES people(id),
  billing_type text NOT NULL,
  status text NOT NULL,
  started_on date NOT NULL,
  deadline date,
  finished_on date,
  budget_hours numeric(8,1),
  budget_amount numeric(12,2)
);

CREATE TABLE project_members (
  project_id integer NOT NULL REFERENCES projects(id),
  person_id integer NOT NULL REFERENCES people(id),
  allocation_pct integer NOT NULL,
  assigned_from date NOT NULL,
  assigned_to date,
  PRIMARY KEY (project_id, person_id)
);

CREATE TABLE sprints (
  id integer PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects(id),
  sprint_no integer NOT NULL,
  goal text,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  committed_points integer
);

CREATE TABLE releases (
  id integer PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects(id),
  version text NOT NULL,
  planned_on date NOT NULL,
  released_at timestamptz,
  released_by integer REFERENCES people(id)
);

CREATE TABLE issues (
  id integer PRIMARY KEY,
  issue_key text NOT NULL UNIQUE,
  project_id integer NOT NULL REFERENCES projects(id),
  issue_type text NOT NULL,
  title text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  reporter_id integer NOT NULL REFERENCES people(id),
  assignee_id integer REFERENCES people(id),
  sprint_id integer REFERENCES sprints(id),
  release_id integer REFERENCES releases(id),
  story_points integer,
  estimated_hours numeric(6,1),
  created_at timestamptz NOT NULL,
  due_on date,
  resolved_at timestamptz
);

CREATE TABLE issue_comments (
  id integer PRIMARY KEY,
  issue_id integer NOT NULL REFERENCES issues(id),
  author_id integer NOT NULL REFERENCES people(id),
  body text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE time_entries (
  id integer PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people(id),
  project_id integer NOT NULL REFERENCES projects(id),
  issue_id integer REFERENCES issues(id),
  work_date date NOT NULL,
  hours numeric(4,2) NOT NULL,
  billable boolean NOT NULL,
  note text
);

CREATE TABLE invoices (
  id integer PRIMARY KEY,
  invoice_no text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES customers(id),
  project_id integer NOT NULL REFERENCES projects(id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  net_amount numeric(12,2) NOT NULL,
  vat_amount numeric(12,2) NOT NULL,
  paid_on date
);

CREATE TABLE invoice_lines (
  invoice_id integer NOT NULL REFERENCES invoices(id),
  line_no integer NOT NULL,
  description text NOT NULL,
  hours numeric(8,2),
  rate numeric(8,2),
  line_amount numeric(12,2) NOT NULL,
  PRIMARY KEY (invoice_id, line_no)
);
