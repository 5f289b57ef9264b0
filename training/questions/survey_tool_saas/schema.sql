CREATE TABLE workspaces (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  segment text NOT NULL,
  plan text NOT NULL,
  seats int NOT NULL,
  created_at timestamptz NOT NULL,
  trial_ends_on date,
  cancelled_at timestamptz
);
CREATE TABLE users (
  id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(id),
  name text NOT NULL,
  email text NOT NULL,
  signed_in_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE surveys (
  id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(id),
  created_by int NOT NULL REFERENCES users(id),
  title text NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  published_at timestamptz,
  closed_at timestamptz
);
CREATE TABLE responses (
  id int PRIMARY KEY,
  survey_id int NOT NULL REFERENCES surveys(id),
  started_at timestamptz NOT NULL,
  submitted_at timestamptz,
  device text NOT NULL,
  country text
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(id),
  number text NOT NULL,
  amount numeric(10,2) NOT NULL,
  currency text NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE sales_people (
  id int PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE deals (
  id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(id),
  sales_person_id int NOT NULL REFERENCES sales_people(id),
  amount numeric(10,2) NOT NULL,
  stage text NOT NULL,
  opened_on date NOT NULL,
  expected_close_on date NOT NULL,
  closed_on date
);
CREATE TABLE cancellation_notes (
  id int PRIMARY KEY,
  workspace_id int NOT NULL REFERENCES workspaces(id),
  reason text NOT NULL,
  noted_on date NOT NULL
);
COMMENT ON COLUMN workspaces.plan IS 'free, basic, plus, enterprise';
COMMENT ON COLUMN surveys.status IS 'draft, live, closed';
COMMENT ON COLUMN deals.stage IS 'open, won, lost';
