CREATE TABLE branch (
  br_code char(3) PRIMARY KEY,
  br_name text NOT NULL,
  region text NOT NULL
);
CREATE TABLE officer (
  off_no integer PRIMARY KEY,
  off_name text NOT NULL,
  br_code char(3) NOT NULL REFERENCES branch
);
CREATE TABLE borrower (
  bor_no integer PRIMARY KEY,
  bor_name text NOT NULL,
  kind char(1) NOT NULL,
  town text NOT NULL,
  yearly_income numeric(12,2) NOT NULL,
  score integer NOT NULL,
  client_since date NOT NULL
);
COMMENT ON COLUMN borrower.kind IS 'P = private person, B = business';
COMMENT ON COLUMN borrower.score IS 'credit score, 300 to 850';
CREATE TABLE loan (
  loan_no text PRIMARY KEY,
  bor_no integer NOT NULL REFERENCES borrower,
  br_code char(3) NOT NULL REFERENCES branch,
  sold_by integer NOT NULL REFERENCES officer,
  managed_by integer NOT NULL REFERENCES officer,
  purpose text NOT NULL,
  dt_app date NOT NULL,
  dt_dec date,
  dt_payout date,
  dt_end date,
  amt_asked numeric(12,2) NOT NULL,
  amt_granted numeric(12,2),
  amt_left numeric(12,2),
  rate_pct numeric(5,2),
  term_months integer NOT NULL,
  st char(1) NOT NULL
);
COMMENT ON COLUMN loan.sold_by IS 'officer who took the application';
COMMENT ON COLUMN loan.managed_by IS 'officer who looks after the loan today';
COMMENT ON COLUMN loan.dt_app IS 'day of application';
COMMENT ON COLUMN loan.dt_dec IS 'day of the decision';
COMMENT ON COLUMN loan.dt_payout IS 'day the money went to the borrower';
COMMENT ON COLUMN loan.dt_end IS 'day it was repaid in full';
COMMENT ON COLUMN loan.amt_left IS 'still owed today, in euros';
COMMENT ON COLUMN loan.st IS 'N = waiting for a decision, G = granted, R = refused, W = withdrawn by the applicant';
CREATE TABLE guarantor (
  loan_no text NOT NULL REFERENCES loan,
  bor_no integer NOT NULL REFERENCES borrower,
  amt_limit numeric(12,2) NOT NULL,
  PRIMARY KEY (loan_no, bor_no)
);
COMMENT ON TABLE guarantor IS 'who vouches for the loan of someone else';
CREATE TABLE instalment (
  loan_no text NOT NULL REFERENCES loan,
  seq integer NOT NULL,
  dt_due date NOT NULL,
  dt_paid date,
  amt_due numeric(10,2) NOT NULL,
  amt_int numeric(10,2) NOT NULL,
  amt_paid numeric(10,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (loan_no, seq)
);
COMMENT ON COLUMN instalment.amt_int IS 'the part of amt_due that is interest';
