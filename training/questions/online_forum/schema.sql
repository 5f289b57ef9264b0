CREATE TABLE users (
  id bigint PRIMARY KEY,
  username varchar(40) NOT NULL UNIQUE,
  email varchar(120) NOT NULL,
  role varchar(20) NOT NULL DEFAULT 'member',
  reputation integer NOT NULL DEFAULT 0,
  country_code char(2),
  email_verified_at timestamptz,
  last_seen_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE boards (
  id bigint PRIMARY KEY,
  slug varchar(40) NOT NULL UNIQUE,
  title varchar(80) NOT NULL,
  parent_id bigint REFERENCES boards(id),
  private boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE threads (
  id bigint PRIMARY KEY,
  board_id bigint NOT NULL REFERENCES boards(id),
  user_id bigint NOT NULL REFERENCES users(id),
  title varchar(200) NOT NULL,
  views_count integer NOT NULL DEFAULT 0,
  pinned boolean NOT NULL DEFAULT false,
  locked_at timestamptz,
  solved_post_id bigint,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE posts (
  id bigint PRIMARY KEY,
  thread_id bigint NOT NULL REFERENCES threads(id),
  user_id bigint NOT NULL REFERENCES users(id),
  reply_to_id bigint REFERENCES posts(id),
  body text NOT NULL,
  edited_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE likes (
  id bigint PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts(id),
  user_id bigint NOT NULL REFERENCES users(id),
  created_at timestamptz NOT NULL
);
CREATE TABLE reports (
  id bigint PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts(id),
  reporter_id bigint NOT NULL REFERENCES users(id),
  handled_by_id bigint REFERENCES users(id),
  reason varchar(30) NOT NULL,
  state varchar(20) NOT NULL,
  handled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE badges (
  id bigint PRIMARY KEY,
  name varchar(40) NOT NULL,
  tier varchar(10) NOT NULL
);
CREATE TABLE user_badges (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  badge_id bigint NOT NULL REFERENCES badges(id),
  awarded_at timestamptz NOT NULL
);
