CREATE TABLE price_plan (plan_code text PRIMARY KEY, plan_title text NOT NULL, monthly_fee numeric(8,2) NOT NULL, included_seats int NOT NULL, extra_seat_fee numeric(6,2) NOT NULL);
CREATE TABLE account (account_no int PRIMARY KEY, company_name text NOT NULL, country text NOT NULL, sector text, created_on date NOT NULL);
CREATE TABLE subscription (subscription_no int PRIMARY KEY, account_no int NOT NULL REFERENCES account, plan_code text NOT NULL REFERENCES price_plan, seats int NOT NULL, started_on date NOT NULL, cancelled_on date, cancel_reason text);
CREATE TABLE trial (trial_no int PRIMARY KEY, account_no int NOT NULL REFERENCES account, trial_start date NOT NULL, trial_end date NOT NULL, converted_on date);
CREATE TABLE invoice (invoice_no int PRIMARY KEY, subscription_no int NOT NULL REFERENCES subscription, issued_on date NOT NULL, due_on date NOT NULL, net_amount numeric(9,2) NOT NULL, vat_amount numeric(9,2) NOT NULL, paid_on date);
CREATE TABLE login_day (account_no int NOT NULL REFERENCES account, day date NOT NULL, active_users int NOT NULL, PRIMARY KEY (account_no, day));
