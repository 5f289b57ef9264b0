CREATE TABLE applicants (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  kind text NOT NULL,
  town text NOT NULL
);
CREATE TABLE staff (
  id int PRIMARY KEY,
  name text NOT NULL,
  post text NOT NULL,
  born_on date NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE applications (
  id int PRIMARY KEY,
  ref text NOT NULL UNIQUE,
  applicant_id int NOT NULL REFERENCES applicants(id),
  case_officer_id int REFERENCES staff(id),
  arborist_id int REFERENCES staff(id),
  received_on date NOT NULL,
  due_on date NOT NULL,
  decided_on date,
  outcome text,
  fee numeric(8,2) NOT NULL,
  fee_paid_on date,
  bond numeric(8,2) NOT NULL,
  bond_returned_on date
);
CREATE TABLE trees (
  id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES applications(id),
  species text NOT NULL,
  girth_cm int NOT NULL,
  work text NOT NULL
);
CREATE TABLE permits (
  id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES applications(id),
  permit_no text NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  work_done_on date
);
CREATE TABLE replantings (
  id int PRIMARY KEY,
  permit_id int NOT NULL REFERENCES permits(id),
  species text NOT NULL,
  plant_by date NOT NULL,
  planted_on date
);
CREATE TABLE site_visits (
  id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES applications(id),
  arborist_id int NOT NULL REFERENCES staff(id),
  planned_at timestamp NOT NULL,
  started_at timestamp,
  minutes int
);
CREATE TABLE objections (
  id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES applications(id),
  neighbour text NOT NULL,
  received_on date NOT NULL,
  answered_on date
);
COMMENT ON COLUMN applicants.kind IS 'private, company, public body';
COMMENT ON COLUMN staff.post IS 'case officer, arborist';
COMMENT ON COLUMN applications.outcome IS 'granted, refused, withdrawn; null while open';
COMMENT ON COLUMN trees.work IS 'fell, prune';
