CREATE TABLE gl_account (acct text PRIMARY KEY, acct_name text NOT NULL, class text NOT NULL, closed boolean NOT NULL);
COMMENT ON COLUMN gl_account.class IS 'A asset, L liability, E equity, R revenue, X expense';
CREATE TABLE cost_centre (cc text PRIMARY KEY, cc_name text NOT NULL, responsible text NOT NULL);
CREATE TABLE journal (jnl_no int PRIMARY KEY, jnl_type text NOT NULL, doc_date date NOT NULL, posting_date date NOT NULL, entered_at timestamp NOT NULL, entered_by text NOT NULL, checked_by text, descr text NOT NULL, reversed_by int REFERENCES journal);
COMMENT ON COLUMN journal.jnl_type IS 'SI sales invoice, PI purchase invoice, BK bank, PR payroll, MM memo';
COMMENT ON COLUMN journal.posting_date IS 'decides the period';
CREATE TABLE jnl_line (jnl_no int NOT NULL REFERENCES journal, line int NOT NULL, acct text NOT NULL REFERENCES gl_account, debit numeric(11,2) NOT NULL, credit numeric(11,2) NOT NULL, cc text REFERENCES cost_centre, memo text, PRIMARY KEY (jnl_no, line));
CREATE TABLE budget (acct text NOT NULL REFERENCES gl_account, month date NOT NULL, planned numeric(11,2) NOT NULL, PRIMARY KEY (acct, month));
