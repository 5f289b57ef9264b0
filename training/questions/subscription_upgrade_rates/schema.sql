CREATE TABLE plans (code text PRIMARY KEY, name text NOT NULL, monthly_price numeric(7,2) NOT NULL, seat_price numeric(6,2) NOT NULL, rank int NOT NULL);
CREATE TABLE accounts (id int PRIMARY KEY, company text NOT NULL, country text NOT NULL, industry text, signed_up_at timestamp NOT NULL, owner_email text);
CREATE TABLE subscriptions (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, plan_code text NOT NULL REFERENCES plans, seats int NOT NULL, started_on date NOT NULL, ended_on date, discount_pct numeric(4,1) NOT NULL DEFAULT 0);
CREATE TABLE plan_changes (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, changed_on date NOT NULL, from_plan text NOT NULL REFERENCES plans, to_plan text NOT NULL REFERENCES plans);
CREATE TABLE trials (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, began_on date NOT NULL, ends_on date NOT NULL, converted_on date);
CREATE TABLE invoices (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, issued_on date NOT NULL, due_on date NOT NULL, net numeric(9,2) NOT NULL, tax numeric(8,2) NOT NULL, paid_on date, refunded numeric(8,2) NOT NULL DEFAULT 0);
CREATE TABLE logins (account_id int NOT NULL REFERENCES accounts, day date NOT NULL, users int NOT NULL, minutes int NOT NULL, PRIMARY KEY (account_id, day));
CREATE TABLE churn_reasons (account_id int PRIMARY KEY REFERENCES accounts, told_on date NOT NULL, reason text NOT NULL);
