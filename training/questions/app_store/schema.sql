CREATE TABLE developers (
  id bigint PRIMARY KEY,
  company_name varchar(120) NOT NULL,
  country_code char(2) NOT NULL,
  revenue_share_bp integer NOT NULL,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE categories (
  id bigint PRIMARY KEY,
  title varchar(60) NOT NULL,
  parent_id bigint REFERENCES categories(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE apps (
  id bigint PRIMARY KEY,
  developer_id bigint NOT NULL REFERENCES developers(id),
  category_id bigint NOT NULL REFERENCES categories(id),
  title varchar(120) NOT NULL,
  price_cents integer NOT NULL,
  age_rating integer NOT NULL,
  review_state varchar(20) NOT NULL,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE app_versions (
  id bigint PRIMARY KEY,
  app_id bigint NOT NULL REFERENCES apps(id),
  version_number varchar(20) NOT NULL,
  size_mb numeric(8,1) NOT NULL,
  min_os varchar(10) NOT NULL,
  released_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE users (
  id bigint PRIMARY KEY,
  username varchar(60) NOT NULL,
  email varchar(120) NOT NULL,
  country_code char(2) NOT NULL,
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE installs (
  id bigint PRIMARY KEY,
  app_id bigint NOT NULL REFERENCES apps(id),
  user_id bigint NOT NULL REFERENCES users(id),
  device varchar(20) NOT NULL,
  installed_at timestamptz NOT NULL,
  uninstalled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE purchases (
  id bigint PRIMARY KEY,
  app_id bigint NOT NULL REFERENCES apps(id),
  user_id bigint NOT NULL REFERENCES users(id),
  kind varchar(20) NOT NULL,
  amount_cents integer NOT NULL,
  refunded boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE ratings (
  id bigint PRIMARY KEY,
  app_id bigint NOT NULL REFERENCES apps(id),
  user_id bigint NOT NULL REFERENCES users(id),
  score smallint NOT NULL,
  body text,
  developer_reply text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
