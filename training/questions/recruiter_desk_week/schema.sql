CREATE TABLE companies (
  company_id int PRIMARY KEY,
  company_name text NOT NULL,
  industry text NOT NULL,
  city text NOT NULL
);
CREATE TABLE consultants (
  consultant_id int PRIMARY KEY,
  consultant_name text NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE vacancies (
  vacancy_id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES companies,
  consultant_id int REFERENCES consultants,
  job_title text NOT NULL,
  salary_from int NOT NULL,
  salary_to int NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  close_reason text
);
COMMENT ON COLUMN vacancies.close_reason IS 'filled by us, filled elsewhere, withdrawn';
CREATE TABLE candidates (
  candidate_id int PRIMARY KEY,
  candidate_name text NOT NULL,
  profession text NOT NULL,
  city text NOT NULL,
  salary_wish int,
  registered_on date NOT NULL,
  available_from date,
  cv_received boolean NOT NULL
);
CREATE TABLE applications (
  application_id int PRIMARY KEY,
  vacancy_id int NOT NULL REFERENCES vacancies,
  candidate_id int NOT NULL REFERENCES candidates,
  presented_on date NOT NULL,
  stage text NOT NULL,
  rejected_by text
);
COMMENT ON COLUMN applications.stage IS 'presented, interview, offer, hired, rejected';
CREATE TABLE interviews (
  interview_id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES applications,
  held_at timestamp NOT NULL,
  format text NOT NULL,
  feedback_score int
);
CREATE TABLE placements (
  placement_id int PRIMARY KEY,
  application_id int NOT NULL UNIQUE REFERENCES applications,
  starts_on date NOT NULL,
  yearly_salary int NOT NULL,
  fee_percent numeric(4,1) NOT NULL,
  fee_paid_on date,
  left_on date
);
