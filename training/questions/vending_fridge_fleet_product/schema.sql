CREATE TABLE organisations (
  id int PRIMARY KEY,
  name text NOT NULL,
  parent_id int REFERENCES organisations(id),
  billing_country text NOT NULL,
  plan_code text NOT NULL,
  status text NOT NULL,
  trial_end date,
  created_at timestamptz NOT NULL,
  churned_at timestamptz
);
CREATE TABLE staff_users (
  id int PRIMARY KEY,
  organisation_id int NOT NULL REFERENCES organisations(id),
  name text NOT NULL,
  role text NOT NULL,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  is_enabled boolean NOT NULL
);
CREATE TABLE fridges (
  id int PRIMARY KEY,
  organisation_id int NOT NULL REFERENCES organisations(id),
  serial text NOT NULL,
  location_name text NOT NULL,
  location_kind text NOT NULL,
  has_camera boolean NOT NULL,
  installed_at timestamptz,
  decommissioned_at timestamptz
);
CREATE TABLE items (
  id int PRIMARY KEY,
  organisation_id int NOT NULL REFERENCES organisations(id),
  name text NOT NULL,
  price_cents int NOT NULL,
  is_vegan boolean NOT NULL,
  shelf_life_days int NOT NULL
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  fridge_id int NOT NULL REFERENCES fridges(id),
  item_id int NOT NULL REFERENCES items(id),
  qty int NOT NULL,
  paid_cents int NOT NULL,
  payment_type text NOT NULL,
  status text NOT NULL,
  sold_at timestamptz NOT NULL
);
CREATE TABLE door_events (
  id int PRIMARY KEY,
  fridge_id int NOT NULL REFERENCES fridges(id),
  event_type text NOT NULL,
  staff_user_id int REFERENCES staff_users(id),
  occurred_at timestamptz NOT NULL
);
CREATE TABLE incidents (
  id int PRIMARY KEY,
  fridge_id int NOT NULL REFERENCES fridges(id),
  category text NOT NULL,
  priority text NOT NULL,
  assigned_to_id int REFERENCES staff_users(id),
  reported_at timestamptz NOT NULL,
  fixed_at timestamptz
);
CREATE TABLE platform_invoices (
  id int PRIMARY KEY,
  organisation_id int NOT NULL REFERENCES organisations(id),
  month date NOT NULL,
  amount_due_cents int NOT NULL,
  amount_paid_cents int NOT NULL,
  due_date date NOT NULL,
  voided_at timestamptz
);
COMMENT ON COLUMN organisations.status IS 'trial, live, suspended, churned';
COMMENT ON COLUMN organisations.plan_code IS 'chill, frost, glacier';
COMMENT ON COLUMN sales.status IS 'ok, refunded, disputed';
COMMENT ON COLUMN sales.payment_type IS 'card, app, badge';
COMMENT ON COLUMN door_events.event_type IS 'open, restock, left_open, power_loss';
COMMENT ON COLUMN incidents.category IS 'cooling, lock, payment, camera';
