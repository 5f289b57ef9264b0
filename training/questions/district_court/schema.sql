CREATE TABLE case_type (
  code char(3) PRIMARY KEY,
  label text NOT NULL,
  target_days integer NOT NULL
);
CREATE TABLE case_state (
  code smallint PRIMARY KEY,
  label text NOT NULL,
  is_final boolean NOT NULL
);
CREATE TABLE hearing_outcome (
  code char(2) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE judge (
  judge_id integer PRIMARY KEY,
  judge_name text NOT NULL,
  chamber text NOT NULL,
  appointed date NOT NULL,
  retired date
);
CREATE TABLE party (
  party_id integer PRIMARY KEY,
  party_name text NOT NULL,
  is_company boolean NOT NULL,
  city text
);
CREATE TABLE court_case (
  case_no text PRIMARY KEY,
  type_code char(3) NOT NULL REFERENCES case_type(code),
  state_code smallint NOT NULL REFERENCES case_state(code),
  judge_id integer REFERENCES judge,
  filed_on date NOT NULL,
  decided_on date,
  amount_in_dispute numeric(12,2),
  confidential boolean NOT NULL
);
CREATE TABLE case_party (
  case_no text NOT NULL REFERENCES court_case,
  party_id integer NOT NULL REFERENCES party,
  side text NOT NULL,
  lawyer text,
  PRIMARY KEY (case_no, party_id)
);
CREATE TABLE hearing (
  hearing_id integer PRIMARY KEY,
  case_no text NOT NULL REFERENCES court_case,
  courtroom text NOT NULL,
  scheduled_for timestamptz NOT NULL,
  minutes_planned integer NOT NULL,
  outcome_code char(2) REFERENCES hearing_outcome(code)
);
CREATE TABLE court_fee (
  fee_id integer PRIMARY KEY,
  case_no text NOT NULL REFERENCES court_case,
  charged_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date,
  waived boolean NOT NULL
);
