CREATE TABLE mf_branch (branch_code char(3) PRIMARY KEY, branch_title text NOT NULL, province text NOT NULL);
CREATE TABLE mf_officer (officer_no int PRIMARY KEY, officer_name text NOT NULL, branch_code char(3) NOT NULL REFERENCES mf_branch, manager_no int REFERENCES mf_officer);
CREATE TABLE mf_borrower (borrower_no int PRIMARY KEY, borrower_name text NOT NULL, sex char(1) NOT NULL, trade text NOT NULL, village text);
CREATE TABLE mf_product (product_no int PRIMARY KEY, product_title text NOT NULL, yearly_rate numeric(4,1) NOT NULL, months int NOT NULL);
CREATE TABLE mf_loan (loan_no int PRIMARY KEY, borrower_no int NOT NULL REFERENCES mf_borrower, officer_no int NOT NULL REFERENCES mf_officer, product_no int NOT NULL REFERENCES mf_product, applied_on date NOT NULL, paid_out_on date, principal numeric(9,2) NOT NULL, condition text NOT NULL);
COMMENT ON COLUMN mf_loan.condition IS 'applied, running, repaid, defaulted, rejected';
CREATE TABLE mf_instalment (loan_no int NOT NULL REFERENCES mf_loan, seq int NOT NULL, due_on date NOT NULL, due_amount numeric(8,2) NOT NULL, paid_on date, paid_amount numeric(8,2) NOT NULL DEFAULT 0, PRIMARY KEY (loan_no, seq));
