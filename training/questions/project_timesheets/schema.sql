CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  name varchar(255) NOT NULL,
  currency char(3) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE members (
  id uuid PRIMARY KEY,
  first_name varchar(255) NOT NULL,
  last_name varchar(255) NOT NULL,
  email varchar(255) NOT NULL,
  team varchar(255) NOT NULL,
  weekly_capacity_hours integer NOT NULL,
  hourly_cost numeric(8,2) NOT NULL,
  manager_id uuid REFERENCES members(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE projects (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts(id),
  lead_id uuid REFERENCES members(id),
  name varchar(255) NOT NULL,
  billing_type varchar(255) NOT NULL,
  budget_hours integer,
  hourly_rate numeric(8,2),
  fixed_fee numeric(12,2),
  starts_on date NOT NULL,
  ends_on date,
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE tasks (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects(id),
  title varchar(255) NOT NULL,
  billable boolean NOT NULL,
  estimate_hours numeric(6,1),
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE time_entries (
  id uuid PRIMARY KEY,
  task_id uuid NOT NULL REFERENCES tasks(id),
  member_id uuid NOT NULL REFERENCES members(id),
  spent_on date NOT NULL,
  hours numeric(4,2) NOT NULL,
  note text,
  approved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE absences (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members(id),
  kind varchar(255) NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  approved boolean,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
