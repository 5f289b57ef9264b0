CREATE TABLE agents (
  id serial PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  shift text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE companies (
  id serial PRIMARY KEY,
  name text NOT NULL,
  plan text NOT NULL,
  country text NOT NULL,
  seats integer NOT NULL,
  owner_agent_id integer REFERENCES agents(id)
);
CREATE TABLE requesters (
  id serial PRIMARY KEY,
  company_id integer REFERENCES companies(id),
  full_name text NOT NULL,
  email text NOT NULL,
  last_seen_at timestamptz
);
CREATE TABLE tickets (
  id serial PRIMARY KEY,
  subject text NOT NULL,
  requester_id integer NOT NULL REFERENCES requesters(id),
  agent_id integer REFERENCES agents(id),
  channel text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  opened_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  solved_at timestamptz,
  reopen_count integer NOT NULL DEFAULT 0
);
CREATE TABLE replies (
  id serial PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets(id),
  agent_id integer REFERENCES agents(id),
  body text NOT NULL,
  is_internal boolean NOT NULL DEFAULT false,
  sent_at timestamptz NOT NULL
);
CREATE TABLE tags (
  id serial PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE ticket_tags (
  ticket_id integer NOT NULL REFERENCES tickets(id),
  tag_id integer NOT NULL REFERENCES tags(id),
  PRIMARY KEY (ticket_id, tag_id)
);
CREATE TABLE ratings (
  ticket_id integer PRIMARY KEY REFERENCES tickets(id),
  score integer NOT NULL,
  remark text,
  given_at timestamptz NOT NULL
);
CREATE TABLE refunds (
  id serial PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets(id),
  amount numeric(8,2) NOT NULL,
  approved_by integer REFERENCES agents(id),
  paid_on date
);
