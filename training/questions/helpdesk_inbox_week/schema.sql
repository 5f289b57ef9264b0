CREATE TABLE team (
  team_id int PRIMARY KEY,
  team_name text NOT NULL
);
CREATE TABLE agent (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  team_id int NOT NULL REFERENCES team,
  on_leave boolean NOT NULL DEFAULT false
);
CREATE TABLE customer (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  tier text NOT NULL,
  city text NOT NULL
);
CREATE TABLE category (
  category_id int PRIMARY KEY,
  category_name text NOT NULL
);
CREATE TABLE ticket (
  ticket_no int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  category_id int REFERENCES category,
  agent_id int REFERENCES agent,
  subject text NOT NULL,
  priority text NOT NULL,
  channel text NOT NULL,
  state text NOT NULL,
  opened_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  solved_at timestamptz,
  reopened_count int NOT NULL DEFAULT 0
);
CREATE TABLE message (
  message_id int PRIMARY KEY,
  ticket_no int NOT NULL REFERENCES ticket,
  written_at timestamptz NOT NULL,
  from_customer boolean NOT NULL,
  agent_id int REFERENCES agent
);
CREATE TABLE rating (
  ticket_no int PRIMARY KEY REFERENCES ticket,
  stars int NOT NULL,
  rated_on date NOT NULL,
  remark text
);
CREATE TABLE sla (
  priority text PRIMARY KEY,
  reply_hours int NOT NULL,
  solve_hours int NOT NULL
);
