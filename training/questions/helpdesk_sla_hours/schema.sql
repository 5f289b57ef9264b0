CREATE TABLE clients (
  client_id integer PRIMARY KEY,
  client_name text NOT NULL,
  contract_level text NOT NULL,
  country text NOT NULL,
  contract_ends date NOT NULL
);
CREATE TABLE sla_levels (
  contract_level text NOT NULL,
  priority integer NOT NULL,
  first_reply_hours integer NOT NULL,
  resolve_hours integer NOT NULL,
  PRIMARY KEY (contract_level, priority)
);
CREATE TABLE agents (
  agent_id integer PRIMARY KEY,
  agent_name text NOT NULL,
  team text NOT NULL,
  tier integer NOT NULL
);
CREATE TABLE tickets (
  ticket_no integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  taken_by integer REFERENCES agents(agent_id),
  solved_by integer REFERENCES agents(agent_id),
  subject text NOT NULL,
  channel text NOT NULL,
  priority integer NOT NULL,
  created_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  solved_at timestamptz,
  closed_at timestamptz,
  reopened integer NOT NULL DEFAULT 0,
  rating integer
);
COMMENT ON COLUMN tickets.priority IS '1 urgent, 2 high, 3 normal, 4 low';
COMMENT ON COLUMN tickets.reopened IS 'how many times the client opened it again';
COMMENT ON COLUMN tickets.rating IS 'client''s satisfaction 1 to 5, null when not given';
CREATE TABLE messages (
  message_id integer PRIMARY KEY,
  ticket_no integer NOT NULL REFERENCES tickets,
  sent_at timestamptz NOT NULL,
  from_client boolean NOT NULL,
  words integer NOT NULL
);
CREATE TABLE tags (
  ticket_no integer NOT NULL REFERENCES tickets,
  tag text NOT NULL,
  PRIMARY KEY (ticket_no, tag)
);
