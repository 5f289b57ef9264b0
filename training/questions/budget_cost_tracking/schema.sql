CREATE TABLE cc (cc_id int PRIMARY KEY, cc_name text NOT NULL, head text NOT NULL, parent_cc int REFERENCES cc);
CREATE TABLE gl_account (acct_no int PRIMARY KEY, acct_name text NOT NULL, acct_class text NOT NULL);
CREATE TABLE budget (cc_id int NOT NULL REFERENCES cc, acct_no int NOT NULL REFERENCES gl_account, period date NOT NULL, budget_amt numeric(10,2) NOT NULL, forecast_amt numeric(10,2) NOT NULL, PRIMARY KEY (cc_id, acct_no, period));
CREATE TABLE posting (posting_id int PRIMARY KEY, cc_id int NOT NULL REFERENCES cc, acct_no int NOT NULL REFERENCES gl_account, posted_on date NOT NULL, doc_date date NOT NULL, amount numeric(10,2) NOT NULL, memo text, entered_by text NOT NULL);
CREATE TABLE accrual (accrual_id int PRIMARY KEY, cc_id int NOT NULL REFERENCES cc, acct_no int NOT NULL REFERENCES gl_account, booked_on date NOT NULL, amount numeric(10,2) NOT NULL, reversed_on date);
COMMENT ON COLUMN budget.period IS 'first day of the month';
COMMENT ON COLUMN posting.amount IS 'cost; negative when corrected';
