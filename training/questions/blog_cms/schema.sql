CREATE TABLE users (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,               -- admin, editor, author, subscriber
  email_verified_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE categories (
  id bigint PRIMARY KEY,
  parent_id bigint REFERENCES categories,
  name text NOT NULL
);
CREATE TABLE posts (
  id bigint PRIMARY KEY,
  category_id bigint REFERENCES categories,
  author_id bigint NOT NULL REFERENCES users,
  editor_id bigint REFERENCES users,          -- who checked it
  title text NOT NULL,
  status text NOT NULL,             -- draft, review, published
  words int NOT NULL,
  views int NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL,
  published_at timestamp,
  deleted_at timestamp
);
CREATE TABLE pages (
  id bigint PRIMARY KEY,
  title text NOT NULL,
  views int NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE comments (
  id bigint PRIMARY KEY,
  commentable_type text NOT NULL,   -- Post or Page
  commentable_id bigint NOT NULL,
  user_id bigint REFERENCES users,  -- null: guest
  reply_to_id bigint REFERENCES comments,
  body text NOT NULL,
  is_spam boolean NOT NULL DEFAULT false,
  created_at timestamp NOT NULL,
  approved_at timestamp
);
CREATE TABLE tags (id bigint PRIMARY KEY, name text NOT NULL);
CREATE TABLE taggables (tag_id bigint REFERENCES tags, taggable_type text, taggable_id bigint, PRIMARY KEY (tag_id, taggable_type, taggable_id));
COMMENT ON COLUMN comments.commentable_id IS 'id in posts or pages, by commentable_type';
