CREATE TABLE entity (entity_code text PRIMARY KEY, entity_name text NOT NULL, home_currency char(3) NOT NULL);
CREATE TABLE close_task (task_code text PRIMARY KEY, task_name text NOT NULL, owner_team text NOT NULL, due_workday int NOT NULL);
CREATE TABLE close_run (entity_code text NOT NULL REFERENCES entity, period text NOT NULL, task_code text NOT NULL REFERENCES close_task, due_on date NOT NULL, done_on date, done_by text, PRIMARY KEY (entity_code, period, task_code));
CREATE TABLE journal (journal_no int PRIMARY KEY, entity_code text NOT NULL REFERENCES entity, period text NOT NULL, entered_on timestamp NOT NULL, posted_on timestamp, source text NOT NULL, entered_by text NOT NULL, approved_by text, reversal_of int REFERENCES journal);
CREATE TABLE journal_line (journal_no int NOT NULL REFERENCES journal, line_no int NOT NULL, account text NOT NULL, debit numeric(12,2) NOT NULL, credit numeric(12,2) NOT NULL, text text, PRIMARY KEY (journal_no, line_no));
COMMENT ON COLUMN journal.period IS 'YYYY-MM';
COMMENT ON COLUMN journal.source IS 'manual, payroll, bank, billing';
