CREATE TABLE line (line_no text PRIMARY KEY, topic text NOT NULL, client_brand text NOT NULL, target_wait_s integer NOT NULL);
COMMENT ON COLUMN line.target_wait_s IS 'agreed maximum waiting time in seconds';
CREATE TABLE agent (agent_no integer PRIMARY KEY, alias text NOT NULL, site text NOT NULL, langs text NOT NULL, wage_per_hour numeric(5,2) NOT NULL, trainee boolean NOT NULL);
CREATE TABLE call (
  call_id integer PRIMARY KEY,
  line_no text NOT NULL REFERENCES line,
  caller_hash text NOT NULL,
  rang_at timestamptz NOT NULL,
  answered_at timestamptz,
  hung_up_at timestamptz NOT NULL,
  answered_by integer REFERENCES agent(agent_no),
  passed_to integer REFERENCES agent(agent_no),
  hold_s integer NOT NULL DEFAULT 0,
  wrap_up_s integer NOT NULL DEFAULT 0,
  solved boolean,
  score integer
);
COMMENT ON COLUMN call.answered_at IS 'null when the caller gave up waiting';
COMMENT ON COLUMN call.passed_to IS 'second agent, when the call was transferred';
COMMENT ON COLUMN call.score IS 'caller''s mark 1 (bad) to 10';
CREATE TABLE shift (
  agent_no integer NOT NULL REFERENCES agent,
  shift_date date NOT NULL,
  planned_min integer NOT NULL,
  worked_min integer NOT NULL,
  break_min integer NOT NULL,
  PRIMARY KEY (agent_no, shift_date)
);
COMMENT ON COLUMN shift.worked_min IS 'presence without breaks';
CREATE TABLE callback (cb_id integer PRIMARY KEY, call_id integer NOT NULL REFERENCES call, promised_for timestamptz NOT NULL, done_at timestamptz, agent_no integer REFERENCES agent);
