CREATE TABLE users (
  id bigint PRIMARY KEY,
  login varchar(40) NOT NULL UNIQUE,
  display_name varchar(80) NOT NULL,
  team varchar(40),
  admin boolean NOT NULL DEFAULT false,
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE products (
  id bigint PRIMARY KEY,
  name varchar(60) NOT NULL,
  lead_id bigint REFERENCES users(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE releases (
  id bigint PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products(id),
  version varchar(20) NOT NULL,
  planned_on date NOT NULL,
  shipped_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE issues (
  id bigint PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products(id),
  release_id bigint REFERENCES releases(id),
  reporter_id bigint NOT NULL REFERENCES users(id),
  assignee_id bigint REFERENCES users(id),
  duplicate_of_id bigint REFERENCES issues(id),
  title varchar(200) NOT NULL,
  kind varchar(20) NOT NULL,
  priority int NOT NULL,
  state varchar(20) NOT NULL,
  estimate_hours numeric(5,1),
  closed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE labels (
  id bigint PRIMARY KEY,
  name varchar(40) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE issue_labels (
  issue_id bigint REFERENCES issues(id),
  label_id bigint REFERENCES labels(id),
  PRIMARY KEY (issue_id, label_id)
);
CREATE TABLE worklogs (
  id bigint PRIMARY KEY,
  issue_id bigint NOT NULL REFERENCES issues(id),
  user_id bigint NOT NULL REFERENCES users(id),
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE notes (
  id bigint PRIMARY KEY,
  issue_id bigint NOT NULL REFERENCES issues(id),
  user_id bigint NOT NULL REFERENCES users(id),
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
