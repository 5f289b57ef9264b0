CREATE TABLE plans (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  theme varchar(255) NOT NULL,
  billing_interval varchar(255) NOT NULL,
  price_cents integer NOT NULL,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE users (
  id bigint PRIMARY KEY,
  email varchar(255) NOT NULL,
  display_name varchar(255) NOT NULL,
  country_code char(2) NOT NULL,
  referred_by_id bigint REFERENCES users(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE subscriptions (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  plan_id bigint NOT NULL REFERENCES plans(id),
  state varchar(255) NOT NULL,
  started_at timestamptz NOT NULL,
  paused_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason varchar(255),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE charges (
  id bigint PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES subscriptions(id),
  amount_cents integer NOT NULL,
  succeeded boolean NOT NULL,
  failure_code varchar(255),
  refunded_cents integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE boxes (
  id bigint PRIMARY KEY,
  plan_id bigint NOT NULL REFERENCES plans(id),
  title varchar(255) NOT NULL,
  ships_on date NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE items (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  brand varchar(255) NOT NULL,
  unit_cost_cents integer NOT NULL,
  stock_quantity integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE box_items (
  id bigint PRIMARY KEY,
  box_id bigint NOT NULL REFERENCES boxes(id),
  item_id bigint NOT NULL REFERENCES items(id),
  quantity integer NOT NULL DEFAULT 1
);
CREATE TABLE shipments (
  id bigint PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES subscriptions(id),
  box_id bigint NOT NULL REFERENCES boxes(id),
  carrier varchar(255) NOT NULL,
  shipped_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
