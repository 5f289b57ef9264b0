CREATE TABLE caseworkers (
  caseworker_id int PRIMARY KEY,
  full_name text NOT NULL,
  team text NOT NULL,
  start_date date NOT NULL,
  end_date date
);
CREATE TABLE candidates (
  candidate_id int PRIMARY KEY,
  full_name text NOT NULL,
  nationality text NOT NULL,
  date_of_birth date NOT NULL,
  resident_since date NOT NULL,
  permit_valid_until date
);
CREATE TABLE cases (
  case_id int PRIMARY KEY,
  file_no text NOT NULL UNIQUE,
  candidate_id int NOT NULL REFERENCES candidates(candidate_id),
  opened_by int NOT NULL REFERENCES caseworkers(caseworker_id),
  decided_by int REFERENCES caseworkers(caseworker_id),
  applied_on date NOT NULL,
  complete_on date,
  target_date date NOT NULL,
  decision_on date,
  result text,
  withdrawn_on date,
  application_fee numeric(8,2) NOT NULL,
  application_fee_paid_on date,
  certificate_fee numeric(8,2),
  certificate_fee_paid_on date
);
CREATE TABLE missing_papers (
  paper_id int PRIMARY KEY,
  case_id int NOT NULL REFERENCES cases(case_id),
  paper text NOT NULL,
  asked_for_on date NOT NULL,
  wanted_by date NOT NULL,
  handed_in_on date
);
CREATE TABLE interviews (
  interview_id int PRIMARY KEY,
  case_id int NOT NULL REFERENCES cases(case_id),
  interviewer_id int NOT NULL REFERENCES caseworkers(caseworker_id),
  invited_on date NOT NULL,
  fixed_for timestamp NOT NULL,
  began_at timestamp,
  ended_at timestamp
);
CREATE TABLE tests (
  test_id int PRIMARY KEY,
  candidate_id int NOT NULL REFERENCES candidates(candidate_id),
  kind text NOT NULL,
  registered_on date NOT NULL,
  sat_on date,
  score int,
  pass_mark int NOT NULL
);
CREATE TABLE ceremonies (
  ceremony_id int PRIMARY KEY,
  venue text NOT NULL,
  planned_at timestamp NOT NULL,
  cancelled_on date,
  places int NOT NULL
);
CREATE TABLE oaths (
  oath_id int PRIMARY KEY,
  case_id int NOT NULL REFERENCES cases(case_id),
  ceremony_id int NOT NULL REFERENCES ceremonies(ceremony_id),
  invited_on date NOT NULL,
  confirmed_on date,
  sworn boolean
);
COMMENT ON COLUMN caseworkers.team IS 'intake, decision';
COMMENT ON COLUMN cases.result IS 'granted, refused; null while undecided';
COMMENT ON COLUMN tests.kind IS 'language, civics';
COMMENT ON COLUMN oaths.sworn IS 'null until the ceremony has been held';
