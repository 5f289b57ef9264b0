CREATE TABLE borrower (
  borrower_id int PRIMARY KEY,
  name text NOT NULL,
  birth_date date NOT NULL,
  employment text NOT NULL,
  monthly_income numeric(9,2),
  city text NOT NULL,
  registered_on date NOT NULL
);
CREATE TABLE loan_product (
  product_code text PRIMARY KEY,
  product_name text NOT NULL,
  min_amount numeric(9,2) NOT NULL,
  max_amount numeric(9,2) NOT NULL
);
CREATE TABLE application (
  application_id int PRIMARY KEY,
  borrower_id int NOT NULL REFERENCES borrower,
  product_code text NOT NULL REFERENCES loan_product,
  requested_amount numeric(9,2) NOT NULL,
  purpose text,
  submitted_at timestamp NOT NULL,
  decided_at timestamp,
  decision text,
  decline_reason text
);
COMMENT ON COLUMN application.decision IS 'approved, declined or withdrawn; null while under review';
CREATE TABLE loan (
  loan_id int PRIMARY KEY,
  application_id int NOT NULL UNIQUE REFERENCES application,
  principal numeric(9,2) NOT NULL,
  interest_rate numeric(5,2) NOT NULL,
  term_months int NOT NULL,
  grade char(1) NOT NULL,
  disbursed_on date NOT NULL,
  state text NOT NULL
);
COMMENT ON COLUMN loan.state IS 'performing, late, defaulted or repaid';
COMMENT ON COLUMN loan.interest_rate IS 'percent per year';
CREATE TABLE instalment (
  loan_id int NOT NULL REFERENCES loan,
  seq int NOT NULL,
  due_on date NOT NULL,
  principal_due numeric(9,2) NOT NULL,
  interest_due numeric(9,2) NOT NULL,
  paid_on date,
  paid_amount numeric(9,2),
  PRIMARY KEY (loan_id, seq)
);
CREATE TABLE investor (
  investor_id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE investment (
  investment_id int PRIMARY KEY,
  investor_id int NOT NULL REFERENCES investor,
  loan_id int NOT NULL REFERENCES loan,
  amount numeric(9,2) NOT NULL,
  invested_on date NOT NULL
);
