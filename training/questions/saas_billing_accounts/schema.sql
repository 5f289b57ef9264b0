CREATE TABLE accounts (account_id int PRIMARY KEY, account_name text NOT NULL, country_code char(2) NOT NULL, created_at timestamp NOT NULL, owner_user_id int, trial_ends date);
CREATE TABLE users (user_id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, email text NOT NULL, role text NOT NULL, last_login_at timestamp, deactivated boolean NOT NULL);
CREATE TABLE plans (plan_code text PRIMARY KEY, plan_name text NOT NULL, price_per_seat numeric(6,2) NOT NULL, billing_period text NOT NULL);
CREATE TABLE subscriptions (subscription_id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, plan_code text NOT NULL REFERENCES plans, seats int NOT NULL, started_on date NOT NULL, cancelled_on date, cancel_reason text);
CREATE TABLE invoices (invoice_id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions, issued_on date NOT NULL, due_on date NOT NULL, amount_due numeric(9,2) NOT NULL, paid_on date, void boolean NOT NULL);
CREATE TABLE credit_notes (credit_note_id int PRIMARY KEY, invoice_id int NOT NULL REFERENCES invoices, issued_on date NOT NULL, amount numeric(8,2) NOT NULL, note text);
CREATE TABLE support_tickets (ticket_id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, opened_at timestamp NOT NULL, closed_at timestamp, priority text NOT NULL, subject text NOT NULL);
COMMENT ON COLUMN plans.billing_period IS 'month or year';
COMMENT ON COLUMN users.role IS 'admin, editor, viewer';
