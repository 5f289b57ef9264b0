CREATE TABLE users (
  id uuid PRIMARY KEY,
  display_name varchar(255) NOT NULL,
  email varchar(255) NOT NULL,
  country_code char(2),
  is_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE categories (
  id uuid PRIMARY KEY,
  name varchar(255) NOT NULL,
  platform_fee_percent numeric(4,2) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE projects (
  id uuid PRIMARY KEY,
  slug varchar(255) NOT NULL UNIQUE,
  title varchar(255) NOT NULL,
  creator_id uuid NOT NULL REFERENCES users(id),
  category_id uuid NOT NULL REFERENCES categories(id),
  goal_cents bigint NOT NULL,
  launched_at timestamptz,
  ends_at timestamptz,
  state varchar(32) NOT NULL,
  staff_pick boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE rewards (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects(id),
  title varchar(255) NOT NULL,
  min_pledge_cents bigint NOT NULL,
  quantity_limit integer,
  estimated_delivery date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE pledges (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users(id),
  project_id uuid NOT NULL REFERENCES projects(id),
  reward_id uuid REFERENCES rewards(id),
  amount_cents bigint NOT NULL,
  status varchar(32) NOT NULL,
  reward_shipped_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE comments (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects(id),
  user_id uuid NOT NULL REFERENCES users(id),
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE project_updates (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects(id),
  title varchar(255) NOT NULL,
  backers_only boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
