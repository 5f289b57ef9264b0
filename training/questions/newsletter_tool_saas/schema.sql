CREATE TABLE plans (
  id bigserial PRIMARY KEY,
  name varchar NOT NULL,
  price_per_month numeric(8,2) NOT NULL,
  subscriber_limit integer,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE accounts (
  id bigserial PRIMARY KEY,
  plan_id bigint NOT NULL REFERENCES plans(id),
  name varchar NOT NULL,
  country varchar NOT NULL,
  suspended_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE users (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  name varchar NOT NULL,
  email varchar NOT NULL,
  role varchar NOT NULL,
  otp_enabled boolean NOT NULL DEFAULT false,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE sessions (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  browser varchar NOT NULL,
  ip_address varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE publications (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  title varchar NOT NULL,
  language varchar NOT NULL,
  frequency varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE subscribers (
  id bigserial PRIMARY KEY,
  publication_id bigint NOT NULL REFERENCES publications(id),
  email varchar NOT NULL,
  full_name varchar,
  source varchar NOT NULL,
  confirmed_at timestamp(6),
  unsubscribed_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE segments (
  id bigserial PRIMARY KEY,
  publication_id bigint NOT NULL REFERENCES publications(id),
  name varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE segment_memberships (
  id bigserial PRIMARY KEY,
  segment_id bigint NOT NULL REFERENCES segments(id),
  subscriber_id bigint NOT NULL REFERENCES subscribers(id),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE issues (
  id bigserial PRIMARY KEY,
  publication_id bigint NOT NULL REFERENCES publications(id),
  author_id bigint NOT NULL REFERENCES users(id),
  subject varchar NOT NULL,
  state varchar NOT NULL,
  scheduled_for timestamp(6),
  sent_at timestamp(6),
  word_count integer NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE deliveries (
  id bigserial PRIMARY KEY,
  issue_id bigint NOT NULL REFERENCES issues(id),
  subscriber_id bigint NOT NULL REFERENCES subscribers(id),
  bounced boolean NOT NULL DEFAULT false,
  opened_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE clicks (
  id bigserial PRIMARY KEY,
  delivery_id bigint NOT NULL REFERENCES deliveries(id),
  url varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE invoices (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  number varchar NOT NULL UNIQUE,
  amount numeric(8,2) NOT NULL,
  due_on date NOT NULL,
  paid_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE plan_changes (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  from_plan_id bigint NOT NULL REFERENCES plans(id),
  to_plan_id bigint NOT NULL REFERENCES plans(id),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE imports (
  id bigserial PRIMARY KEY,
  publication_id bigint NOT NULL REFERENCES publications(id),
  user_id bigint NOT NULL REFERENCES users(id),
  file_name varchar NOT NULL,
  row_count integer NOT NULL,
  failed_count integer NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
COMMENT ON COLUMN issues.state IS 'draft, scheduled or sent';
COMMENT ON COLUMN users.role IS 'owner, editor or viewer';
