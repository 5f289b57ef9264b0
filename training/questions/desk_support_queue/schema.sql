CREATE TABLE priority_levels (
  level int PRIMARY KEY,
  label text NOT NULL,
  target_hours int NOT NULL
);
CREATE TABLE ticket_states (
  state_code text PRIMARY KEY,
  meaning text NOT NULL,
  counts_as_open boolean NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  company text NOT NULL,
  plan text NOT NULL,            -- bas, pro, ent (enterprise)
  vip boolean NOT NULL,
  churned_on date
);
CREATE TABLE agents (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  tier int NOT NULL,             -- 1 first line, 2 second line, 3 engineering
  remote char(1) NOT NULL,       -- y works from home, n in the office
  on_leave_until date
);
CREATE TABLE tickets (
  ticket_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  opened_by_channel char(1) NOT NULL,   -- E e-mail, T telephone, C chat, P portal
  assigned_to int REFERENCES agents,
  closed_by int REFERENCES agents,
  level int NOT NULL REFERENCES priority_levels,
  state_code text NOT NULL REFERENCES ticket_states,
  kind char(1) NOT NULL,                -- B bug, Q question, F feature wish, I incident
  escalated boolean NOT NULL,
  opened_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  closed_at timestamptz,
  reopened_count int NOT NULL
);
CREATE TABLE ratings (
  ticket_id int PRIMARY KEY REFERENCES tickets,
  stars int NOT NULL,            -- 1 worst to 5 best
  rated_on date NOT NULL,
  remark text
);
CREATE TABLE notes (
  note_id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets,
  agent_id int NOT NULL REFERENCES agents,
  internal boolean NOT NULL,     -- false: visible to the client
  written_at timestamptz NOT NULL
);
