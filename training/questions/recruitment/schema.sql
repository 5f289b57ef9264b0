CREATE TABLE employers (
  employer_id serial PRIMARY KEY,
  trading_name text NOT NULL,
  sector text,
  fee_pct numeric(4,1) NOT NULL,
  tier char(1) NOT NULL
);
CREATE TABLE consultants (
  consultant_id serial PRIMARY KEY,
  name text NOT NULL,
  desk text NOT NULL,
  target_q numeric(9,2) NOT NULL
);
CREATE TABLE vacancies (
  vacancy_id serial PRIMARY KEY,
  employer_id int NOT NULL REFERENCES employers,
  consultant_id int REFERENCES consultants,
  job_title text NOT NULL,
  place text NOT NULL,
  salary_from int,
  salary_to int,
  opened date NOT NULL,
  closed date,
  outcome text,
  posts int NOT NULL DEFAULT 1
);
CREATE TABLE candidates (
  candidate_id serial PRIMARY KEY,
  first_name text NOT NULL,
  surname text NOT NULL,
  profession text NOT NULL,
  town text,
  notice_weeks int,
  added date NOT NULL,
  dnc boolean NOT NULL DEFAULT false
);
CREATE TABLE submissions (
  submission_id serial PRIMARY KEY,
  vacancy_id int NOT NULL REFERENCES vacancies,
  candidate_id int NOT NULL REFERENCES candidates,
  sent_on date NOT NULL,
  stg smallint NOT NULL
);
CREATE TABLE interviews (
  interview_id serial PRIMARY KEY,
  submission_id int NOT NULL REFERENCES submissions,
  held_at timestamptz NOT NULL,
  kind text NOT NULL,
  feedback int
);
CREATE TABLE placements (
  placement_id serial PRIMARY KEY,
  submission_id int NOT NULL UNIQUE REFERENCES submissions,
  start_date date NOT NULL,
  salary int NOT NULL,
  fee numeric(10,2) NOT NULL,
  left_early date
);
COMMENT ON COLUMN employers.fee_pct IS 'our fee in percent of the first year salary';
COMMENT ON COLUMN employers.tier IS 'A key account, B regular, C occasional';
COMMENT ON COLUMN consultants.target_q IS 'fee target per quarter';
COMMENT ON COLUMN candidates.dnc IS 'do not contact';
COMMENT ON COLUMN submissions.stg IS '1 CV sent, 2 shortlisted, 3 interviewed, 4 offer, 5 hired, 9 rejected';
COMMENT ON COLUMN interviews.feedback IS 'employer score 1 to 5';
COMMENT ON COLUMN placements.left_early IS 'date the person left within the guarantee period';
COMMENT ON COLUMN vacancies.outcome IS 'filled, lost or withdrawn; empty while open';
