CREATE TABLE narrators (
  id int PRIMARY KEY,
  name text NOT NULL,
  birth_date date,
  death_date date,
  home_town text NOT NULL,
  first_contacted date NOT NULL,
  consent_signed date,
  consent_until date
);
CREATE TABLE volunteers (
  id int PRIMARY KEY,
  name text NOT NULL,
  signed_up date NOT NULL,
  stopped date,
  can_transcribe boolean NOT NULL
);
CREATE TABLE projects (
  id int PRIMARY KEY,
  title text NOT NULL,
  funder text NOT NULL,
  planned_start date NOT NULL,
  planned_end date NOT NULL,
  actual_start date,
  actual_end date,
  grant_promised numeric(10,2) NOT NULL,
  grant_received numeric(10,2) NOT NULL
);
CREATE TABLE interviews (
  id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects(id),
  narrator_id int NOT NULL REFERENCES narrators(id),
  interviewer_id int NOT NULL REFERENCES volunteers(id),
  arranged_on date NOT NULL,
  scheduled_for timestamp NOT NULL,
  recorded_at timestamp,
  minutes int,
  embargo_until date
);
CREATE TABLE transcripts (
  id int PRIMARY KEY,
  interview_id int NOT NULL REFERENCES interviews(id),
  transcriber_id int REFERENCES volunteers(id),
  proofreader_id int REFERENCES volunteers(id),
  assigned date,
  due date,
  delivered date,
  proofread date,
  published date,
  pages int
);
CREATE TABLE expense_claims (
  id int PRIMARY KEY,
  volunteer_id int NOT NULL REFERENCES volunteers(id),
  approved_by int REFERENCES volunteers(id),
  incurred_on date NOT NULL,
  claimed_on date NOT NULL,
  approved_on date,
  paid_on date,
  claimed_amount numeric(8,2) NOT NULL,
  approved_amount numeric(8,2),
  purpose text NOT NULL
);
CREATE TABLE recorder_loans (
  id int PRIMARY KEY,
  device text NOT NULL,
  volunteer_id int NOT NULL REFERENCES volunteers(id),
  taken_out timestamp NOT NULL,
  back_by date NOT NULL,
  brought_back timestamp
);
COMMENT ON COLUMN expense_claims.purpose IS 'travel, meals, batteries, post';
