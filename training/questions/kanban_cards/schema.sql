CREATE TABLE users (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL UNIQUE,
  is_active boolean NOT NULL DEFAULT true,
  last_sign_in_at timestamptz,
  manager_id int REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE TABLE boards (
  id int PRIMARY KEY,
  name text NOT NULL,
  owner_id int NOT NULL REFERENCES users,
  archived_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE columns (
  id int PRIMARY KEY,
  board_id int NOT NULL REFERENCES boards,
  title text NOT NULL,
  position int NOT NULL
);
CREATE TABLE cards (
  id int PRIMARY KEY,
  column_id int NOT NULL REFERENCES columns,
  title text NOT NULL,
  author_id int NOT NULL REFERENCES users,
  assignee_id int REFERENCES users,
  parent_id int REFERENCES cards,
  priority text NOT NULL,         -- low, normal, high, urgent
  estimate_hours numeric(5,1),
  due_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE TABLE labels (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE card_labels (card_id int REFERENCES cards, label_id int REFERENCES labels, PRIMARY KEY (card_id, label_id));
CREATE TABLE comments (
  id int PRIMARY KEY,
  card_id int NOT NULL REFERENCES cards,
  user_id int NOT NULL REFERENCES users,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
