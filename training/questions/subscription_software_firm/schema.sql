CREATE TABLE account_managers (
  manager_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL
);
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  company_name text NOT NULL,
  country text NOT NULL,
  lead_source text NOT NULL,
  signed_up_on date NOT NULL,
  manager_id int NOT NULL REFERENCES account_managers(manager_id)
);
CREATE TABLE plans (
  plan_id int PRIMARY KEY,
  name text NOT NULL,
  monthly_price numeric(8,2) NOT NULL,
  max_users int NOT NULL
);
CREATE TABLE subscriptions (
  subscription_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  plan_id int NOT NULL REFERENCES plans(plan_id),
  started_on date NOT NULL,
  cancelled_on date,
  billing_cycle text NOT NULL,
  cancel_reason text
);
CREATE TABLE users (
  user_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL UNIQUE,
  role text NOT NULL,
  created_on date NOT NULL,
  last_login_at timestamp
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  invoice_number text NOT NULL UNIQUE,
  account_id int NOT NULL REFERENCES accounts(account_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
CREATE TABLE support_agents (
  agent_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL
);
CREATE TABLE tickets (
  ticket_id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES users(user_id),
  subject text NOT NULL,
  category text NOT NULL,
  opened_at timestamp NOT NULL,
  solved_at timestamp,
  agent_id int REFERENCES support_agents(agent_id)
);
