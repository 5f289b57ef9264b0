CREATE TABLE employee (emp_id int PRIMARY KEY, name text NOT NULL, team text NOT NULL, approver_id int REFERENCES employee, monthly_limit numeric(8,2) NOT NULL);
CREATE TABLE card (card_id int PRIMARY KEY, holder_id int NOT NULL REFERENCES employee, last4 text NOT NULL, issued_on date NOT NULL, frozen boolean NOT NULL);
CREATE TABLE category (cat_code text PRIMARY KEY, cat_name text NOT NULL, needs_receipt_above numeric(7,2) NOT NULL);
CREATE TABLE expense (exp_id int PRIMARY KEY, emp_id int NOT NULL REFERENCES employee, card_id int REFERENCES card, cat_code text REFERENCES category, merchant text NOT NULL, spent_on date NOT NULL, submitted_on date, approved_on date, rejected_on date, reimbursed_on date, approved_by int REFERENCES employee, amount_local numeric(9,2) NOT NULL, currency text NOT NULL, amount_eur numeric(9,2) NOT NULL, vat_eur numeric(9,2) NOT NULL, has_receipt boolean NOT NULL, billable_to text);
COMMENT ON COLUMN expense.card_id IS 'empty when paid out of pocket; only those are reimbursed';
COMMENT ON COLUMN expense.billable_to IS 'client who is charged for it';
CREATE TABLE trip (trip_id int PRIMARY KEY, emp_id int NOT NULL REFERENCES employee, destination text NOT NULL, left_on date NOT NULL, back_on date NOT NULL, budget_eur numeric(9,2) NOT NULL);
CREATE TABLE trip_expense (trip_id int NOT NULL REFERENCES trip, exp_id int NOT NULL REFERENCES expense, PRIMARY KEY (trip_id, exp_id));
