CREATE TABLE case_types (
  type_code varchar(3) PRIMARY KEY,
  type_label varchar(60) NOT NULL,
  filing_fee numeric(8,2) NOT NULL
);
CREATE TABLE status_codes (
  status_code smallint PRIMARY KEY,
  status_label varchar(40) NOT NULL,
  is_final boolean NOT NULL
);
CREATE TABLE outcome_codes (
  outcome_code char(2) PRIMARY KEY,
  outcome_label varchar(40) NOT NULL
);
CREATE TABLE judges (
  judge_id int PRIMARY KEY,
  judge_name varchar(80) NOT NULL,
  chamber varchar(20) NOT NULL,
  appointed_on date NOT NULL,
  retires_on date
);
CREATE TABLE law_firms (
  firm_id int PRIMARY KEY,
  firm_name varchar(80) NOT NULL,
  town varchar(60) NOT NULL
);
CREATE TABLE cases (
  case_no varchar(12) PRIMARY KEY,
  type_code varchar(3) NOT NULL REFERENCES case_types(type_code),
  status_code smallint NOT NULL REFERENCES status_codes(status_code),
  judge_id int REFERENCES judges(judge_id),
  plaintiff varchar(80) NOT NULL,
  defendant varchar(80) NOT NULL,
  firm_id int REFERENCES law_firms(firm_id),
  claim_value numeric(12,2),
  filed_on date NOT NULL,
  closed_on date,
  outcome_code char(2) REFERENCES outcome_codes(outcome_code)
);
CREATE TABLE hearings (
  hearing_id int PRIMARY KEY,
  case_no varchar(12) NOT NULL REFERENCES cases(case_no),
  courtroom varchar(6) NOT NULL,
  starts_at timestamp NOT NULL,
  minutes int,
  adjourned boolean NOT NULL DEFAULT false,
  interpreter_language varchar(30)
);
CREATE TABLE case_fees (
  fee_id int PRIMARY KEY,
  case_no varchar(12) NOT NULL REFERENCES cases(case_no),
  fee_kind varchar(30) NOT NULL,
  amount numeric(8,2) NOT NULL,
  charged_on date NOT NULL,
  paid_on date,
  waived boolean NOT NULL DEFAULT false
);
