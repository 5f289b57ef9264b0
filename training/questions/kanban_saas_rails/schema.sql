CREATE TABLE plans (
  id bigserial PRIMARY KEY,
  name varchar NOT NULL,
  monthly_price_cents integer NOT NULL,
  max_members integer,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE accounts (
  id bigserial PRIMARY KEY,
  name varchar NOT NULL,
  subdomain varchar NOT NULL UNIQUE,
  country_code varchar(2) NOT NULL,
  trial_ends_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE subscriptions (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  plan_id bigint NOT NULL REFERENCES plans(id),
  status varchar NOT NULL DEFAULT 'active',
  started_at timestamp(6) NOT NULL,
  canceled_at timestamp(6),
  cancel_reason varchar,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE users (
  id bigserial PRIMARY KEY,
  first_name varchar NOT NULL,
  last_name varchar NOT NULL,
  email varchar NOT NULL UNIQUE,
  time_zone varchar NOT NULL DEFAULT 'UTC',
  sign_in_count integer NOT NULL DEFAULT 0,
  last_sign_in_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE memberships (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  user_id bigint NOT NULL REFERENCES users(id),
  role varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE invitations (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  inviter_id bigint NOT NULL REFERENCES users(id),
  email varchar NOT NULL,
  accepted_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE projects (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts(id),
  name varchar NOT NULL,
  color varchar NOT NULL,
  due_on date,
  archived boolean NOT NULL DEFAULT false,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE columns (
  id bigserial PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects(id),
  name varchar NOT NULL,
  position integer NOT NULL,
  wip_limit integer,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE tasks (
  id bigserial PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects(id),
  column_id bigint NOT NULL REFERENCES columns(id),
  creator_id bigint NOT NULL REFERENCES users(id),
  title varchar NOT NULL,
  priority varchar NOT NULL,
  estimate_hours numeric(5,1),
  due_on date,
  completed_at timestamp(6),
  deleted_at timestamp(6),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE assignments (
  id bigserial PRIMARY KEY,
  task_id bigint NOT NULL REFERENCES tasks(id),
  user_id bigint NOT NULL REFERENCES users(id),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE labels (
  id bigserial PRIMARY KEY,
  name varchar NOT NULL,
  color varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE labelings (
  id bigserial PRIMARY KEY,
  label_id bigint NOT NULL REFERENCES labels(id),
  task_id bigint NOT NULL REFERENCES tasks(id),
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE comments (
  id bigserial PRIMARY KEY,
  commentable_type varchar NOT NULL,
  commentable_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users(id),
  body text NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
CREATE TABLE events (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  account_id bigint NOT NULL REFERENCES accounts(id),
  action varchar NOT NULL,
  created_at timestamp(6) NOT NULL,
  updated_at timestamp(6) NOT NULL
);
COMMENT ON COLUMN comments.commentable_type IS 'Task or Project';
