CREATE TABLE borrower (
  borrower_id integer PRIMARY KEY,
  legal_name text NOT NULL,
  sector text NOT NULL,
  region text NOT NULL,
  founded integer NOT NULL,
  staff integer NOT NULL
);
CREATE TABLE officer (officer_id integer PRIMARY KEY, officer_name text NOT NULL, branch text NOT NULL);
CREATE TABLE loan_request (
  request_no integer PRIMARY KEY,
  borrower_id integer NOT NULL REFERENCES borrower,
  taken_by integer NOT NULL REFERENCES officer(officer_id),
  decided_by integer REFERENCES officer(officer_id),
  requested_on date NOT NULL,
  decided_on date,
  asked_amount numeric(12,2) NOT NULL,
  decision text,
  purpose text NOT NULL
);
COMMENT ON COLUMN loan_request.decision IS 'approved, declined, withdrawn; null while pending';
CREATE TABLE loan (
  loan_no integer PRIMARY KEY,
  request_no integer NOT NULL UNIQUE REFERENCES loan_request,
  granted_amount numeric(12,2) NOT NULL,
  yearly_rate_pct numeric(5,2) NOT NULL,
  term_months integer NOT NULL,
  signed_on date NOT NULL,
  paid_out_on date,
  last_due_on date NOT NULL,
  repaid_on date,
  written_off_on date,
  written_off_amount numeric(12,2)
);
CREATE TABLE repayment (
  loan_no integer NOT NULL REFERENCES loan,
  due_on date NOT NULL,
  principal_due numeric(10,2) NOT NULL,
  interest_due numeric(10,2) NOT NULL,
  paid_on date,
  paid_amount numeric(10,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (loan_no, due_on)
);
CREATE TABLE collateral (
  coll_id integer PRIMARY KEY,
  loan_no integer NOT NULL REFERENCES loan,
  kind text NOT NULL,
  appraised_value numeric(12,2) NOT NULL,
  lending_value numeric(12,2) NOT NULL,
  appraised_on date NOT NULL
);
COMMENT ON COLUMN collateral.lending_value IS 'part of the appraised value we accept as security';
