CREATE TABLE judges (
  judge_id integer PRIMARY KEY,
  judge_name text NOT NULL,
  appointed date NOT NULL,
  retired date
);
CREATE TABLE parties (
  party_id integer PRIMARY KEY,
  party_name text NOT NULL,
  kind text NOT NULL,
  town text NOT NULL
);
COMMENT ON COLUMN parties.kind IS 'person or firm';
CREATE TABLE cases (
  case_no text PRIMARY KEY,
  claimant_id integer NOT NULL REFERENCES parties(party_id),
  defendant_id integer NOT NULL REFERENCES parties(party_id),
  matter text NOT NULL,
  filed_on date NOT NULL,
  served_on date,
  decided_on date,
  judge_id integer REFERENCES judges(judge_id),
  claimed numeric(9,2) NOT NULL,
  awarded numeric(9,2),
  court_fee numeric(7,2) NOT NULL,
  outcome text
);
COMMENT ON COLUMN cases.served_on IS 'day the papers reached the defendant';
COMMENT ON COLUMN cases.awarded IS 'what the judge granted; 0 when the claim was dismissed, empty when there was no judgment';
COMMENT ON COLUMN cases.outcome IS 'granted, partly granted, dismissed, settled, withdrawn; empty while open';
CREATE TABLE hearings (
  hearing_id integer PRIMARY KEY,
  case_no text NOT NULL REFERENCES cases(case_no),
  room text NOT NULL,
  fixed_on date NOT NULL,
  hearing_date date NOT NULL,
  held boolean NOT NULL,
  minutes integer,
  interpreter_language text
);
COMMENT ON COLUMN hearings.fixed_on IS 'day on which the date was set';
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  case_no text NOT NULL REFERENCES cases(case_no),
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL
);
COMMENT ON TABLE payments IS 'what defendants paid on judgments';
CREATE TABLE appeals (
  case_no text PRIMARY KEY REFERENCES cases(case_no),
  lodged_by integer NOT NULL REFERENCES parties(party_id),
  lodged_on date NOT NULL,
  result text
);
