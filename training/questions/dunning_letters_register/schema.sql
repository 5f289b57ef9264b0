CREATE TABLE debtors (debtor_no int PRIMARY KEY, company text NOT NULL, country text NOT NULL, payment_days int NOT NULL, credit_limit numeric(10,2), blocked_since date);
CREATE TABLE bills (bill_no text PRIMARY KEY, debtor_no int NOT NULL REFERENCES debtors, issued date NOT NULL, due date NOT NULL, net numeric(10,2) NOT NULL, vat numeric(10,2) NOT NULL, written_off boolean NOT NULL);
CREATE TABLE incoming_payments (pay_id int PRIMARY KEY, bill_no text NOT NULL REFERENCES bills, value_date date NOT NULL, amount numeric(10,2) NOT NULL, channel text NOT NULL);
CREATE TABLE reminder_levels (level int PRIMARY KEY, caption text NOT NULL, fee numeric(5,2) NOT NULL);
CREATE TABLE reminders (reminder_id int PRIMARY KEY, bill_no text NOT NULL REFERENCES bills, level int NOT NULL REFERENCES reminder_levels, sent date NOT NULL, sent_by text NOT NULL);
CREATE TABLE promises (promise_id int PRIMARY KEY, debtor_no int NOT NULL REFERENCES debtors, promised_on date NOT NULL, pay_by date NOT NULL, amount numeric(10,2) NOT NULL, kept boolean);
COMMENT ON COLUMN promises.kept IS 'empty while the day has not come';
