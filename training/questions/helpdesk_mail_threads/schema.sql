CREATE TABLE mailbox (mailbox_id int PRIMARY KEY, address text NOT NULL, brand text NOT NULL);
CREATE TABLE agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, team text NOT NULL);
CREATE TABLE thread (thread_id int PRIMARY KEY, mailbox_id int NOT NULL REFERENCES mailbox, sender text NOT NULL, subject text NOT NULL, state text NOT NULL, first_owner_id int REFERENCES agent(agent_id), owner_id int REFERENCES agent(agent_id), received_at timestamp NOT NULL, answered_at timestamp, snoozed_until date, closed_at timestamp, order_value numeric(8,2), compensation numeric(7,2));
COMMENT ON COLUMN thread.state IS 'open, snoozed, closed, spam';
COMMENT ON COLUMN thread.first_owner_id IS 'agent who took it first; owner_id has it now';
COMMENT ON COLUMN thread.order_value IS 'value of the order that the mail is about';
CREATE TABLE message (message_id int PRIMARY KEY, thread_id int NOT NULL REFERENCES thread, direction text NOT NULL, agent_id int REFERENCES agent, sent_at timestamp NOT NULL, words int NOT NULL);
COMMENT ON COLUMN message.direction IS 'in from the customer, out from us';
CREATE TABLE thread_tag (thread_id int NOT NULL REFERENCES thread, tag text NOT NULL, PRIMARY KEY (thread_id, tag));
