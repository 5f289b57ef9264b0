CREATE TABLE accounts (acc_no int PRIMARY KEY, acc_name text NOT NULL, partner text NOT NULL);
CREATE TABLE consultants (cons_no int PRIMARY KEY, cons_name text NOT NULL, grade text NOT NULL, std_rate numeric(7,2) NOT NULL, target_util_pct int NOT NULL, left_on date);
CREATE TABLE engagements (eng_no text PRIMARY KEY, acc_no int NOT NULL REFERENCES accounts, eng_name text NOT NULL, fee_type text NOT NULL, fee_budget numeric(11,2) NOT NULL, hours_budget int NOT NULL, kick_off date NOT NULL, planned_end date NOT NULL, closed_on date);
CREATE TABLE timesheet (ts_id int PRIMARY KEY, eng_no text REFERENCES engagements, cons_no int NOT NULL REFERENCES consultants, work_date date NOT NULL, hours numeric(4,1) NOT NULL, chargeable boolean NOT NULL, rate_used numeric(7,2));
CREATE TABLE fee_invoices (inv_id int PRIMARY KEY, eng_no text NOT NULL REFERENCES engagements, inv_date date NOT NULL, fees numeric(10,2) NOT NULL, expenses numeric(9,2) NOT NULL, written_off numeric(9,2) NOT NULL, paid_date date);
COMMENT ON COLUMN engagements.fee_type IS 'fixed or time';
COMMENT ON COLUMN timesheet.eng_no IS 'null: bench, sales or training time';
