CREATE TABLE accounts (account_id int PRIMARY KEY, company text NOT NULL, plan text NOT NULL, monthly_fee numeric(8,2) NOT NULL);
CREATE TABLE agents (agent_id int PRIMARY KEY, full_name text NOT NULL, team text NOT NULL, active boolean NOT NULL);
CREATE TABLE tickets (ticket_id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, assigned_to int REFERENCES agents(agent_id), topic text NOT NULL, priority text NOT NULL, opened_at timestamp NOT NULL, first_reply_at timestamp, solved_at timestamp, reopened_count int NOT NULL);
CREATE TABLE replies (reply_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES tickets, agent_id int NOT NULL REFERENCES agents, sent_at timestamp NOT NULL, minutes_spent int NOT NULL);
CREATE TABLE ratings (ticket_id int PRIMARY KEY REFERENCES tickets, stars int NOT NULL, comment text, rated_at timestamp NOT NULL);
