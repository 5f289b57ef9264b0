CREATE TABLE clients (
  id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  since date NOT NULL,
  account_lead integer NOT NULL
);
CREATE TABLE people (
  id integer PRIMARY KEY,
  name text NOT NULL,
  craft text NOT NULL,
  cost_rate numeric(6,2) NOT NULL,
  bill_rate numeric(6,2) NOT NULL,
  weekly_hours integer NOT NULL,
  freelancer boolean NOT NULL
);
COMMENT ON COLUMN people.cost_rate IS 'what an hour costs the agency';
COMMENT ON COLUMN people.bill_rate IS 'usual price of an hour to clients';
ALTER TABLE clients ADD FOREIGN KEY (account_lead) REFERENCES people(id);
CREATE TABLE projects (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  title text NOT NULL,
  project_lead integer NOT NULL REFERENCES people(id),
  billing text NOT NULL CHECK (billing IN ('fixed','hourly','internal')),
  budget_hours integer NOT NULL,
  fixed_fee numeric(10,2),
  kicked_off date NOT NULL,
  deadline date,
  delivered date
);
CREATE TABLE tasks (
  id integer PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  title text NOT NULL,
  estimate_hours numeric(5,1) NOT NULL,
  finished_on date
);
CREATE TABLE time_entries (
  id integer PRIMARY KEY,
  task_id integer NOT NULL REFERENCES tasks,
  person_id integer NOT NULL REFERENCES people,
  worked_on date NOT NULL,
  entered_on date NOT NULL,
  minutes integer NOT NULL,
  billable boolean NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  invoiced_on date
);
COMMENT ON COLUMN time_entries.hourly_rate IS 'rate agreed for this entry, per hour; only billable entries are charged';
