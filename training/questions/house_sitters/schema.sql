CREATE TABLE members (
  id uuid PRIMARY KEY,
  handle varchar(40) NOT NULL UNIQUE,
  first_name varchar(60) NOT NULL,
  last_name varchar(60) NOT NULL,
  role varchar(10) NOT NULL,
  country varchar(40) NOT NULL,
  background_checked_at timestamptz,
  plan varchar(20),
  plan_renews_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE homes (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES members(id),
  headline varchar(120) NOT NULL,
  town varchar(60) NOT NULL,
  country varchar(40) NOT NULL,
  bedrooms int NOT NULL,
  has_pool boolean NOT NULL,
  wifi_mbps int,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE pets (
  id uuid PRIMARY KEY,
  home_id uuid NOT NULL REFERENCES homes(id),
  name varchar(40) NOT NULL,
  kind varchar(20) NOT NULL,
  needs_medicine boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE sits (
  id uuid PRIMARY KEY,
  home_id uuid NOT NULL REFERENCES homes(id),
  sitter_id uuid REFERENCES members(id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  state varchar(20) NOT NULL,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE applications (
  id uuid PRIMARY KEY,
  sit_id uuid NOT NULL REFERENCES sits(id),
  sitter_id uuid NOT NULL REFERENCES members(id),
  outcome varchar(15),
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE ratings (
  id uuid PRIMARY KEY,
  sit_id uuid NOT NULL REFERENCES sits(id),
  by_owner boolean NOT NULL,
  stars int NOT NULL,
  text varchar(200),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE plan_payments (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members(id),
  amount_cents int NOT NULL,
  refunded_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
