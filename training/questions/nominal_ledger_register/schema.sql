CREATE TABLE nominal (code text PRIMARY KEY, title text NOT NULL, class text NOT NULL, parent text REFERENCES nominal);
COMMENT ON COLUMN nominal.class IS 'asset, liability, income, expense';
CREATE TABLE fiscal_period (period_id int PRIMARY KEY, label text NOT NULL, starts date NOT NULL, ends date NOT NULL, locked boolean NOT NULL);
CREATE TABLE bookkeeper (id int PRIMARY KEY, initials text NOT NULL, full_name text NOT NULL);
CREATE TABLE journal (journal_no int PRIMARY KEY, booked_on date NOT NULL, document_date date NOT NULL, period_id int NOT NULL REFERENCES fiscal_period, entered_by int NOT NULL REFERENCES bookkeeper, reviewed_by int REFERENCES bookkeeper, memo text, reverses int REFERENCES journal);
CREATE TABLE posting (journal_no int NOT NULL REFERENCES journal, line int NOT NULL, code text NOT NULL REFERENCES nominal, dept text, debit numeric(11,2) NOT NULL, credit numeric(11,2) NOT NULL, PRIMARY KEY (journal_no, line));
CREATE TABLE year_budget (code text NOT NULL REFERENCES nominal, yr int NOT NULL, amount numeric(11,2) NOT NULL, PRIMARY KEY (code, yr));
