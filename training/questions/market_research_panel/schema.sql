CREATE TABLE project_managers (
  project_manager_id int PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  industry text NOT NULL,
  country text NOT NULL,
  since date NOT NULL
);
CREATE TABLE studies (
  study_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  project_manager_id int NOT NULL REFERENCES project_managers(project_manager_id),
  title text NOT NULL,
  method text NOT NULL,
  price numeric(10,2) NOT NULL,
  target_completes int NOT NULL,
  status text NOT NULL,
  sold_on date NOT NULL,
  fieldwork_start date,
  fieldwork_end date,
  delivered_on date,
  deadline date NOT NULL
);
CREATE TABLE panelists (
  panelist_id int PRIMARY KEY,
  nickname text NOT NULL,
  gender text NOT NULL,
  birth_year int NOT NULL,
  region text NOT NULL,
  joined_at timestamptz NOT NULL,
  last_login_at timestamptz,
  points_balance int NOT NULL,
  left_at timestamptz
);
CREATE TABLE invitations (
  invitation_id int PRIMARY KEY,
  study_id int NOT NULL REFERENCES studies(study_id),
  panelist_id int NOT NULL REFERENCES panelists(panelist_id),
  sent_at timestamptz NOT NULL,
  opened_at timestamptz,
  result text,
  finished_at timestamptz
);
CREATE TABLE rewards (
  reward_id int PRIMARY KEY,
  panelist_id int NOT NULL REFERENCES panelists(panelist_id),
  points int NOT NULL,
  reward_type text NOT NULL,
  requested_on date NOT NULL,
  paid_out_on date
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  study_id int NOT NULL REFERENCES studies(study_id),
  amount numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE freelancers (
  freelancer_id int PRIMARY KEY,
  name text NOT NULL,
  skill text NOT NULL
);
CREATE TABLE freelancer_bills (
  freelancer_bill_id int PRIMARY KEY,
  freelancer_id int NOT NULL REFERENCES freelancers(freelancer_id),
  study_id int NOT NULL REFERENCES studies(study_id),
  amount numeric(10,2) NOT NULL,
  received_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN studies.status IS 'sold, in_field, delivered, cancelled';
COMMENT ON COLUMN invitations.result IS 'complete, screened_out, dropped, quota_full';
