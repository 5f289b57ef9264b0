CREATE TABLE users (id int PRIMARY KEY, name text NOT NULL, team text NOT NULL);
CREATE TABLE companies (id int PRIMARY KEY, name text NOT NULL, industry text NOT NULL, city text NOT NULL, employees int, account_owner_id int REFERENCES users(id));
CREATE TABLE contacts (id int PRIMARY KEY, company_id int NOT NULL REFERENCES companies(id), name text NOT NULL, job_title text, email text, opted_out boolean NOT NULL);
CREATE TABLE deals (id int PRIMARY KEY, company_id int NOT NULL REFERENCES companies(id), title text NOT NULL, stage text NOT NULL, amount numeric(10,2) NOT NULL, probability int NOT NULL, sales_rep_id int NOT NULL REFERENCES users(id), created_on date NOT NULL, expected_close date, closed_on date, lost_reason text);
COMMENT ON COLUMN deals.stage IS 'new, qualified, proposal, negotiation, won, lost';
COMMENT ON COLUMN deals.probability IS 'percent';
CREATE TABLE activities (id int PRIMARY KEY, deal_id int REFERENCES deals(id), contact_id int REFERENCES contacts(id), kind text NOT NULL, due_on date NOT NULL, done_on date, assigned_to int NOT NULL REFERENCES users(id), created_by int NOT NULL REFERENCES users(id), minutes int);
