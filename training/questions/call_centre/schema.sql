CREATE TABLE teams (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  site varchar(255) NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE agents (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  email varchar(255) NOT NULL UNIQUE,
  team_id bigint REFERENCES teams(id),
  supervisor_id bigint REFERENCES agents(id),
  languages varchar(255) NOT NULL DEFAULT 'en',
  part_time boolean NOT NULL DEFAULT false,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL,
  deleted_at timestamp(6)
);
CREATE TABLE accounts (
  id bigint PRIMARY KEY,
  company varchar(255) NOT NULL,
  industry varchar(255),
  price_per_minute numeric(6,3) NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL,
  deleted_at timestamp(6)
);
CREATE TABLE queues (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  name varchar(255) NOT NULL,
  target_answer_seconds integer NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE calls (
  id bigint PRIMARY KEY,
  queue_id bigint NOT NULL REFERENCES queues(id),
  agent_id bigint REFERENCES agents(id),
  caller_number varchar(32),
  direction varchar(16) NOT NULL,
  started_at timestamp(6) NOT NULL,
  wait_seconds integer NOT NULL,
  talk_seconds integer,
  outcome varchar(32) NOT NULL,
  transferred_to_id bigint REFERENCES queues(id),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE surveys (
  id bigint PRIMARY KEY,
  call_id bigint NOT NULL REFERENCES calls(id),
  score integer NOT NULL,
  comment text,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE callbacks (
  id bigint PRIMARY KEY,
  call_id bigint NOT NULL REFERENCES calls(id),
  promised_for timestamp(6) NOT NULL,
  completed_at timestamp(6),
  agent_id bigint REFERENCES agents(id),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE shifts (
  id bigint PRIMARY KEY,
  agent_id bigint NOT NULL REFERENCES agents(id),
  starts_at timestamp(6) NOT NULL,
  ends_at timestamp(6) NOT NULL,
  absence varchar(32),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
