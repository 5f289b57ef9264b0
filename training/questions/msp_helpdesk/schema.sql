CREATE TABLE companies (id serial PRIMARY KEY, name text NOT NULL, city text, contract_tier text, monthly_fee numeric(10,2), contract_start date, contract_end date, created_at timestamptz, updated_at timestamptz, deleted_at timestamptz);
CREATE TABLE contacts (id serial PRIMARY KEY, company_id int NOT NULL REFERENCES companies, name text NOT NULL, email text, is_vip boolean NOT NULL DEFAULT false);
CREATE TABLE agents (id serial PRIMARY KEY, name text NOT NULL, team text NOT NULL, hired_on date NOT NULL, left_on date);
CREATE TABLE categories (id serial PRIMARY KEY, name text NOT NULL, parent_id int REFERENCES categories);
CREATE TABLE tickets (id serial PRIMARY KEY, company_id int NOT NULL REFERENCES companies, contact_id int REFERENCES contacts, agent_id int REFERENCES agents, category_id int REFERENCES categories, subject text NOT NULL, priority text NOT NULL, status text NOT NULL, opened_at timestamptz NOT NULL, first_reply_at timestamptz, due_at timestamptz, closed_at timestamptz, satisfaction int);
COMMENT ON COLUMN tickets.priority IS 'low, normal, high, urgent';
COMMENT ON COLUMN tickets.status IS 'new, open, waiting, closed';
CREATE TABLE work_logs (id serial PRIMARY KEY, ticket_id int NOT NULL REFERENCES tickets, agent_id int NOT NULL REFERENCES agents, minutes int NOT NULL, billable boolean NOT NULL, logged_on date NOT NULL);
CREATE TABLE devices (id serial PRIMARY KEY, company_id int NOT NULL REFERENCES companies, kind text NOT NULL, model text NOT NULL, serial_no text, bought_on date, warranty_until date, retired_on date);
