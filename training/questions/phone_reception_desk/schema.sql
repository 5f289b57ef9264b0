CREATE TABLE operators (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  team text NOT NULL,
  hours text NOT NULL,
  works_remotely boolean NOT NULL
);
CREATE TABLE subscribers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  account_state text NOT NULL,
  is_vip boolean NOT NULL
);
CREATE TABLE callers (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE calls (
  id integer PRIMARY KEY,
  subscriber_id integer NOT NULL REFERENCES subscribers(id),
  operator_id integer NOT NULL REFERENCES operators(id),
  caller_id integer NOT NULL REFERENCES callers(id),
  direction text NOT NULL,
  result text NOT NULL,
  started_at timestamp NOT NULL,
  duration_sec integer NOT NULL
);
CREATE TABLE messages (
  id integer PRIMARY KEY,
  call_id integer NOT NULL REFERENCES calls(id),
  urgency text NOT NULL,
  status text NOT NULL,
  sent_via text NOT NULL
);
