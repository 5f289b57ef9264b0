CREATE TABLE regions (region_code char(2) PRIMARY KEY, region_name text NOT NULL, rural boolean NOT NULL);
CREATE TABLE agents (
  agent_id int PRIMARY KEY,
  trading_name text NOT NULL,
  owner_gender char(1) NOT NULL,       -- F, M
  region_code char(2) NOT NULL REFERENCES regions,
  agent_class int NOT NULL,            -- 1 super agent, 2 agent, 3 sub-agent
  parent_agent_id int REFERENCES agents,
  licence_state char(1) NOT NULL,      -- V valid, E expired, R revoked, A applied for
  exclusive smallint NOT NULL,         -- 1 works for us only
  onboarded_on date NOT NULL,
  last_audit_on date,
  suspended_on date
);
CREATE TABLE floats (
  agent_id int PRIMARY KEY REFERENCES agents,
  e_float numeric(12,2) NOT NULL,      -- electronic money
  cash_float numeric(12,2) NOT NULL,
  low_alert boolean NOT NULL
);
CREATE TABLE subscribers (
  msisdn text PRIMARY KEY,
  holder text NOT NULL,
  gender char(1) NOT NULL,             -- F, M
  id_type char(1),                     -- N national id, P passport, V voter card, null not identified
  pin_locked char(1) NOT NULL,         -- Y, N
  dormant boolean NOT NULL,
  registered_by int REFERENCES agents,
  registered_on date NOT NULL
);
CREATE TABLE transactions (
  tx_id int PRIMARY KEY,
  agent_id int REFERENCES agents,      -- null: without an agent
  msisdn text NOT NULL REFERENCES subscribers,
  tx_type char(2) NOT NULL,            -- CI cash in, CO cash out, P2 person to person, BP bill payment, AT airtime
  outcome char(1) NOT NULL,            -- S success, F failed, R reversed
  tx_at timestamptz NOT NULL,
  amount numeric(10,2) NOT NULL,
  fee numeric(8,2) NOT NULL,
  agent_commission numeric(8,2) NOT NULL,
  ussd boolean NOT NULL                -- true: dialled code, false: app
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  msisdn text NOT NULL REFERENCES subscribers,
  about_agent_id int REFERENCES agents,
  category char(1) NOT NULL,           -- W wrong number, O overcharged, R rude agent, S scam
  priority int NOT NULL,               -- 1 urgent, 2 normal, 3 low
  raised_on date NOT NULL,
  solved_on date,
  upheld boolean                       -- null: no verdict yet
);
