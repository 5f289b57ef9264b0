CREATE TABLE schools (
  school_id integer PRIMARY KEY,
  name text NOT NULL,
  school_type text NOT NULL,
  district text NOT NULL,
  support_plan text NOT NULL,
  teaching_language char(2) NOT NULL
);
CREATE TABLE contacts (
  contact_id integer PRIMARY KEY,
  school_id integer NOT NULL REFERENCES schools,
  first_name text NOT NULL,
  last_name text NOT NULL,
  salutation text NOT NULL,
  position text NOT NULL
);
CREATE TABLE agents (
  agent_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  rank text NOT NULL,
  works text NOT NULL,
  remote boolean NOT NULL
);
CREATE TABLE devices (
  device_id integer PRIMARY KEY,
  school_id integer NOT NULL REFERENCES schools,
  kind text NOT NULL,
  ownership text NOT NULL,
  condition text NOT NULL,
  bought_on date NOT NULL
);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  contact_id integer NOT NULL REFERENCES contacts,
  device_id integer REFERENCES devices,
  agent_id integer REFERENCES agents,
  raised_at timestamp NOT NULL,
  source text NOT NULL,
  category text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  solved_at timestamp,
  satisfaction integer
);
CREATE TABLE visits (
  visit_id integer PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets,
  agent_id integer NOT NULL REFERENCES agents,
  visited_on date NOT NULL,
  travelled_by text NOT NULL,
  billed char(1) NOT NULL,
  minutes integer NOT NULL
);
CREATE TABLE articles (
  article_id integer PRIMARY KEY,
  title text NOT NULL,
  audience text NOT NULL,
  lang char(2) NOT NULL,
  state text NOT NULL,
  written_by integer NOT NULL REFERENCES agents,
  written_on date NOT NULL
);
