CREATE TABLE queue (queue_id int PRIMARY KEY, queue_name text NOT NULL, reply_target_minutes int NOT NULL);
CREATE TABLE agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, queue_id int NOT NULL REFERENCES queue, hourly_wage numeric(5,2) NOT NULL, joined_on date NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, plan text NOT NULL CHECK (plan IN ('free','pro','business')), country text, customer_since date NOT NULL);
CREATE TABLE ticket (ticket_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, queue_id int NOT NULL REFERENCES queue, agent_id int REFERENCES agent, channel text NOT NULL, created_at timestamp NOT NULL, first_reply_at timestamp, solved_at timestamp, reopened boolean NOT NULL DEFAULT false, escalated boolean NOT NULL DEFAULT false);
CREATE TABLE message (message_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES ticket, written_by text NOT NULL CHECK (written_by IN ('customer','agent')), written_at timestamp NOT NULL);
CREATE TABLE survey (ticket_id int PRIMARY KEY REFERENCES ticket, answered_on date NOT NULL, score int NOT NULL CHECK (score BETWEEN 1 AND 5));
CREATE TABLE work_log (log_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES ticket, agent_id int NOT NULL REFERENCES agent, logged_on date NOT NULL, minutes int NOT NULL);
COMMENT ON COLUMN queue.reply_target_minutes IS 'a first reply within this many minutes of creation is on target';
