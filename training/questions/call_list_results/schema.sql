CREATE TABLE callers (
  caller_id int PRIMARY KEY,
  caller_name text NOT NULL,
  gender char(1) NOT NULL,           -- F, M
  team char(1) NOT NULL,             -- I inbound, O outbound
  contract char(2) NOT NULL,         -- FT, PT, ST student
  home_office boolean NOT NULL,
  ended_on date
);
CREATE TABLE projects (
  project_id int PRIMARY KEY,
  project_name text NOT NULL,
  client text NOT NULL,
  phase int NOT NULL,                -- 0 preparing, 1 running, 2 paused, 3 finished
  b2b boolean NOT NULL,              -- false: private households are called
  pay_model char(1) NOT NULL         -- H per hour, S per success
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  project_id int NOT NULL REFERENCES projects,
  display_name text NOT NULL,
  language char(2) NOT NULL,
  dnc char(1) NOT NULL,              -- Y: do not call, N: may be called
  consent_rec char(1),               -- Y agreed to recording, N refused, null never asked
  vip boolean NOT NULL,
  imported_on date NOT NULL
);
CREATE TABLE calls (
  call_id int PRIMARY KEY,
  contact_id int NOT NULL REFERENCES contacts,
  caller_id int NOT NULL REFERENCES callers,
  dir char(1) NOT NULL,              -- I incoming, O outgoing
  result char(2) NOT NULL,           -- SA sale, NI not interested, NA no answer, BY busy, CB call back, WN wrong number, HU hung up
  recorded boolean NOT NULL,
  started_at timestamptz NOT NULL,
  talk_seconds int NOT NULL,
  wait_seconds int NOT NULL
);
CREATE TABLE callbacks (
  cb_id int PRIMARY KEY,
  call_id int NOT NULL REFERENCES calls,
  promised_for date NOT NULL,
  kept_on date,
  personal smallint NOT NULL         -- 1 the same caller has to call back
);
CREATE TABLE sales (
  sale_id int PRIMARY KEY,
  call_id int NOT NULL REFERENCES calls,
  value_eur numeric(8,2) NOT NULL,
  quality char(1),                   -- C confirmed, S cancelled by the buyer (storno), null not checked
  checked_by int REFERENCES callers,
  paid_out boolean NOT NULL          -- bonus paid to the caller
);
CREATE TABLE monitoring (
  mon_id int PRIMARY KEY,
  call_id int NOT NULL REFERENCES calls,
  score int NOT NULL,                -- 1 excellent to 6 fail (school grades)
  secret char(1) NOT NULL,           -- Y mystery listening, N announced
  done_on date NOT NULL
);
