CREATE TABLE consultants (
  consultant_id int PRIMARY KEY,
  consultant_name text NOT NULL,
  desk text NOT NULL
);
CREATE TABLE employers (
  employer_id int PRIMARY KEY,
  employer_name text NOT NULL,
  city text NOT NULL,
  consultant_id int NOT NULL REFERENCES consultants,
  payment_terms_days int NOT NULL
);
CREATE TABLE candidates (
  candidate_id int PRIMARY KEY,
  candidate_name text NOT NULL,
  profession text NOT NULL,
  city text NOT NULL,
  registered_on date NOT NULL,
  available_from date,
  expected_salary numeric(9,2)
);
CREATE TABLE vacancies (
  vacancy_id int PRIMARY KEY,
  employer_id int NOT NULL REFERENCES employers,
  job_title text NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  positions int NOT NULL,
  salary_from numeric(9,2) NOT NULL,
  salary_to numeric(9,2) NOT NULL
);
CREATE TABLE submissions (
  submission_id int PRIMARY KEY,
  vacancy_id int NOT NULL REFERENCES vacancies,
  candidate_id int NOT NULL REFERENCES candidates,
  submitted_on date NOT NULL,
  interview_on date,
  result text
);
CREATE TABLE placements (
  placement_id int PRIMARY KEY,
  submission_id int NOT NULL UNIQUE REFERENCES submissions,
  start_date date NOT NULL,
  annual_salary numeric(9,2) NOT NULL,
  fee numeric(9,2) NOT NULL,
  fee_paid_on date,
  left_on date
);
COMMENT ON COLUMN submissions.result IS 'hired, rejected, withdrawn; empty while open';
