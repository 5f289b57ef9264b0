CREATE TABLE plans (id int PRIMARY KEY, name text NOT NULL, monthly_price numeric(8,2) NOT NULL, shots_included int NOT NULL, is_public boolean NOT NULL);
CREATE TABLE accounts (id int PRIMARY KEY, company text NOT NULL, country text NOT NULL, signed_up_on date NOT NULL, referred_by int REFERENCES accounts(id), industry text);
CREATE TABLE users (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts(id), full_name text NOT NULL, email text NOT NULL, role text NOT NULL, last_login_at timestamptz);
CREATE TABLE subscriptions (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts(id), plan_id int NOT NULL REFERENCES plans(id), started_on date NOT NULL, cancelled_on date, cancel_reason text, trial boolean NOT NULL);
CREATE TABLE invoices (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts(id), number text NOT NULL, issued_on date NOT NULL, due_on date NOT NULL, paid_on date, amount numeric(10,2) NOT NULL);
CREATE TABLE captures (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts(id), taken_at timestamptz NOT NULL, page_url text NOT NULL, device text NOT NULL, outcome text NOT NULL, render_ms int);
