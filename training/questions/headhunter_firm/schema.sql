CREATE TABLE consultants (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  office text NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  industry text NOT NULL,
  city text NOT NULL,
  signed_on date NOT NULL,
  payment_terms_days int NOT NULL
);
CREATE TABLE searches (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  consultant_id int NOT NULL REFERENCES consultants(id),
  job_title text NOT NULL,
  salary numeric(10,2) NOT NULL,
  fee_pct numeric(10,2) NOT NULL,
  status text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE candidates (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  current_employer text,
  expected_salary numeric(10,2),
  city text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE submissions (
  id int PRIMARY KEY,
  search_id int NOT NULL REFERENCES searches(id),
  candidate_id int NOT NULL REFERENCES candidates(id),
  stage text NOT NULL,
  submitted_on date NOT NULL
);
CREATE TABLE interviews (
  id int PRIMARY KEY,
  submission_id int NOT NULL REFERENCES submissions(id),
  held_at timestamptz NOT NULL,
  round int NOT NULL,
  outcome text
);
CREATE TABLE placements (
  id int PRIMARY KEY,
  search_id int NOT NULL REFERENCES searches(id),
  candidate_id int NOT NULL REFERENCES candidates(id),
  start_date date NOT NULL,
  agreed_salary numeric(10,2) NOT NULL,
  guarantee_until date NOT NULL,
  left_early_on date
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  search_id int NOT NULL REFERENCES searches(id),
  amount numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN searches.status IS 'open, on_hold, filled, lost';
COMMENT ON COLUMN submissions.stage IS 'proposed, interviewing, offered, rejected, hired';
