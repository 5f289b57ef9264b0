CREATE TABLE organizations (
  id bigserial PRIMARY KEY,
  name varchar(255) NOT NULL,
  tier varchar(20) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE customers (
  id bigserial PRIMARY KEY,
  organization_id bigint REFERENCES organizations(id),
  name varchar(255) NOT NULL,
  email varchar(255) NOT NULL,
  language varchar(2) NOT NULL,
  blocked_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE teams (
  id bigserial PRIMARY KEY,
  name varchar(100) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE users (
  id bigserial PRIMARY KEY,
  name varchar(255) NOT NULL,
  email varchar(255) NOT NULL UNIQUE,
  role varchar(20) NOT NULL,
  is_available boolean NOT NULL DEFAULT true,
  last_seen_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE team_user (
  id bigserial PRIMARY KEY,
  team_id bigint NOT NULL REFERENCES teams(id),
  user_id bigint NOT NULL REFERENCES users(id),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE channels (
  id bigserial PRIMARY KEY,
  name varchar(50) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE tickets (
  id bigserial PRIMARY KEY,
  reference varchar(12) NOT NULL UNIQUE,
  customer_id bigint NOT NULL REFERENCES customers(id),
  team_id bigint NOT NULL REFERENCES teams(id),
  assignee_id bigint REFERENCES users(id),
  channel_id bigint NOT NULL REFERENCES channels(id),
  subject varchar(255) NOT NULL,
  status varchar(20) NOT NULL,
  priority varchar(10) NOT NULL,
  first_reply_at timestamp(0),
  closed_at timestamp(0),
  deleted_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE replies (
  id bigserial PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets(id),
  user_id bigint REFERENCES users(id),
  customer_id bigint REFERENCES customers(id),
  body text NOT NULL,
  is_internal boolean NOT NULL DEFAULT false,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE tags (
  id bigserial PRIMARY KEY,
  name varchar(50) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE taggables (
  id bigserial PRIMARY KEY,
  tag_id bigint NOT NULL REFERENCES tags(id),
  taggable_type varchar(100) NOT NULL,
  taggable_id bigint NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE satisfaction_ratings (
  id bigserial PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets(id),
  score varchar(10) NOT NULL,
  comment text,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE articles (
  id bigserial PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES users(id),
  title varchar(255) NOT NULL,
  section varchar(60) NOT NULL,
  helpful_votes integer NOT NULL DEFAULT 0,
  unhelpful_votes integer NOT NULL DEFAULT 0,
  published_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE canned_responses (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  title varchar(100) NOT NULL,
  usage_count integer NOT NULL DEFAULT 0,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE uploads (
  id bigserial PRIMARY KEY,
  reply_id bigint NOT NULL REFERENCES replies(id),
  file_name varchar(255) NOT NULL,
  mime_type varchar(60) NOT NULL,
  size_kb integer NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE activity_log (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  ticket_id bigint NOT NULL REFERENCES tickets(id),
  event varchar(30) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
COMMENT ON COLUMN tickets.status IS 'new, open, pending, solved, closed';
COMMENT ON COLUMN satisfaction_ratings.score IS 'good, okay or bad';
COMMENT ON COLUMN replies.user_id IS 'the agent who wrote it; null when the customer did';
COMMENT ON COLUMN taggables.taggable_type IS 'ticket or article';
