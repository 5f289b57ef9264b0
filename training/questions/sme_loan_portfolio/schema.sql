CREATE TABLE branch (branch_code char(3) PRIMARY KEY, branch_name text NOT NULL, region text NOT NULL);
CREATE TABLE officer (officer_id int PRIMARY KEY, officer_name text NOT NULL, branch_code char(3) NOT NULL REFERENCES branch);
CREATE TABLE borrower (borrower_id int PRIMARY KEY, company_name text NOT NULL, sector text NOT NULL, founded_year int, annual_turnover numeric(14,2));
CREATE TABLE application (application_id int PRIMARY KEY, borrower_id int NOT NULL REFERENCES borrower, officer_id int NOT NULL REFERENCES officer, amount_requested numeric(12,2) NOT NULL, purpose text NOT NULL, received_on date NOT NULL, decided_on date, decision text);
CREATE TABLE loan (loan_id int PRIMARY KEY, application_id int NOT NULL UNIQUE REFERENCES application, principal numeric(12,2) NOT NULL, interest_rate numeric(5,2) NOT NULL, term_months int NOT NULL, disbursed_on date NOT NULL, written_off_on date);
CREATE TABLE instalment (loan_id int NOT NULL REFERENCES loan, instalment_no int NOT NULL, due_on date NOT NULL, principal_due numeric(10,2) NOT NULL, interest_due numeric(10,2) NOT NULL, paid_on date, paid_amount numeric(10,2), PRIMARY KEY (loan_id, instalment_no));
CREATE TABLE collateral (collateral_id int PRIMARY KEY, loan_id int NOT NULL REFERENCES loan, kind text NOT NULL, appraised_value numeric(12,2) NOT NULL);
COMMENT ON COLUMN application.decision IS 'approved, declined, withdrawn; empty while pending';
