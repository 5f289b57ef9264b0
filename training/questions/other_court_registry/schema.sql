CREATE TABLE case_kinds (
  kind_code char(2) PRIMARY KEY,
  kind_name varchar(40) NOT NULL
);
CREATE TABLE case_stages (
  stage_code smallint PRIMARY KEY,
  stage_name varchar(40) NOT NULL,
  is_final boolean NOT NULL
);
CREATE TABLE outcomes (
  outcome_code char(3) PRIMARY KEY,
  outcome_name varchar(40) NOT NULL
);
CREATE TABLE judges (
  judge_id int PRIMARY KEY,
  judge_name varchar(60) NOT NULL,
  chamber varchar(20) NOT NULL,
  appointed date NOT NULL,
  retires date
);
CREATE TABLE court_cases (
  case_no varchar(12) PRIMARY KEY,
  kind_code char(2) NOT NULL REFERENCES case_kinds(kind_code),
  stage_code smallint NOT NULL REFERENCES case_stages(stage_code),
  judge_id int REFERENCES judges(judge_id),
  filed date NOT NULL,
  decided date,
  outcome_code char(3) REFERENCES outcomes(outcome_code),
  claim_amount numeric(12,2),
  appealed_from varchar(12) REFERENCES court_cases(case_no)
);
CREATE TABLE parties (
  party_id int PRIMARY KEY,
  party_name varchar(80) NOT NULL,
  is_company boolean NOT NULL,
  city varchar(40)
);
CREATE TABLE case_parties (
  case_no varchar(12) NOT NULL REFERENCES court_cases(case_no),
  party_id int NOT NULL REFERENCES parties(party_id),
  role_code char(1) NOT NULL CHECK (role_code IN ('P','D','W')),
  lawyer varchar(60),
  PRIMARY KEY (case_no, party_id)
);
CREATE TABLE hearings (
  hearing_id int PRIMARY KEY,
  case_no varchar(12) NOT NULL REFERENCES court_cases(case_no),
  scheduled timestamp NOT NULL,
  room varchar(10) NOT NULL,
  minutes int,
  adjourned boolean NOT NULL DEFAULT false
);
CREATE TABLE court_fees (
  fee_id int PRIMARY KEY,
  case_no varchar(12) NOT NULL REFERENCES court_cases(case_no),
  amount numeric(9,2) NOT NULL,
  billed date NOT NULL,
  paid date
);
