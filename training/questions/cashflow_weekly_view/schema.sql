CREATE TABLE bank_account (acc_id int PRIMARY KEY, bank text NOT NULL, iban_end text NOT NULL, currency char(3) NOT NULL, overdraft_limit numeric(11,2) NOT NULL);
CREATE TABLE category (cat_id int PRIMARY KEY, cat_name text NOT NULL, direction text NOT NULL);
CREATE TABLE movement (mov_id int PRIMARY KEY, acc_id int NOT NULL REFERENCES bank_account, cat_id int REFERENCES category, value_date date NOT NULL, amount numeric(11,2) NOT NULL, counterparty text NOT NULL, reconciled boolean NOT NULL);
CREATE TABLE planned_flow (plan_id int PRIMARY KEY, cat_id int NOT NULL REFERENCES category, week_start date NOT NULL, amount numeric(11,2) NOT NULL, entered_by text NOT NULL);
CREATE TABLE loan (loan_id int PRIMARY KEY, acc_id int NOT NULL REFERENCES bank_account, lender text NOT NULL, drawn_on date NOT NULL, principal numeric(12,2) NOT NULL, repaid numeric(12,2) NOT NULL, rate_pct numeric(4,2) NOT NULL, due_on date NOT NULL);
COMMENT ON COLUMN movement.amount IS 'positive: money in, negative: money out';
COMMENT ON COLUMN planned_flow.amount IS 'signed like movements';
