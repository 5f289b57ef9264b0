CREATE TABLE recruiter (id integer PRIMARY KEY, full_name text NOT NULL, team text NOT NULL);
CREATE TABLE vacancy (
  id integer PRIMARY KEY,
  job text NOT NULL,
  department text NOT NULL,
  town text NOT NULL,
  headcount integer NOT NULL,
  salary_from integer NOT NULL,
  salary_to integer NOT NULL,
  recruiter_id integer NOT NULL REFERENCES recruiter,
  approved_on date NOT NULL,
  published_on date,
  filled_on date,
  withdrawn_on date
);
COMMENT ON COLUMN vacancy.headcount IS 'people wanted';
COMMENT ON COLUMN vacancy.salary_from IS 'yearly, euros';
CREATE TABLE candidate (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  lives_in text NOT NULL,
  current_employer text,
  years_experience integer NOT NULL,
  referred_by text
);
COMMENT ON COLUMN candidate.referred_by IS 'name of the employee who recommended the person';
CREATE TABLE application (
  id integer PRIMARY KEY,
  vacancy_id integer NOT NULL REFERENCES vacancy,
  candidate_id integer NOT NULL REFERENCES candidate,
  source text NOT NULL,
  received_on date NOT NULL,
  screened_on date,
  rejected_on date,
  withdrawn_on date,
  wish_salary integer
);
CREATE TABLE interview (
  id integer PRIMARY KEY,
  application_id integer NOT NULL REFERENCES application,
  round integer NOT NULL,
  held_on date NOT NULL,
  format text NOT NULL,
  minutes integer NOT NULL,
  score integer
);
CREATE TABLE offer (
  id integer PRIMARY KEY,
  application_id integer NOT NULL REFERENCES application,
  sent_on date NOT NULL,
  salary integer NOT NULL,
  accepted_on date,
  declined_on date,
  starts_on date
);
CREATE TABLE ad_cost (
  vacancy_id integer NOT NULL REFERENCES vacancy,
  board text NOT NULL,
  booked_on date NOT NULL,
  price numeric(8,2) NOT NULL,
  PRIMARY KEY (vacancy_id, board)
);
