CREATE TABLE plans (
  id int PRIMARY KEY,
  code text NOT NULL,
  display_name text NOT NULL,
  price_month numeric(10,2) NOT NULL,
  max_staff int NOT NULL
);
CREATE TABLE businesses (
  id int PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  country text NOT NULL,
  plan_id int NOT NULL REFERENCES plans(id),
  signed_up_at timestamptz NOT NULL,
  churned_at timestamptz,
  onboarding_done boolean NOT NULL
);
CREATE TABLE locations (
  id int PRIMARY KEY,
  business_id int NOT NULL REFERENCES businesses(id),
  city text NOT NULL
);
CREATE TABLE staff_members (
  id int PRIMARY KEY,
  location_id int NOT NULL REFERENCES locations(id),
  name text NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE bookings (
  id int PRIMARY KEY,
  location_id int NOT NULL REFERENCES locations(id),
  staff_member_id int REFERENCES staff_members(id),
  booked_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  state text NOT NULL,
  source text NOT NULL,
  price numeric(10,2) NOT NULL
);
CREATE TABLE subscription_invoices (
  id int PRIMARY KEY,
  business_id int NOT NULL REFERENCES businesses(id),
  period_start date NOT NULL,
  amount numeric(10,2) NOT NULL,
  state text NOT NULL,
  paid_at timestamptz
);
CREATE TABLE sms_messages (
  id int PRIMARY KEY,
  business_id int NOT NULL REFERENCES businesses(id),
  sent_at timestamptz NOT NULL,
  kind text NOT NULL,
  delivered boolean NOT NULL,
  cost numeric(10,2) NOT NULL
);
CREATE TABLE support_agents (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE tickets (
  id int PRIMARY KEY,
  business_id int NOT NULL REFERENCES businesses(id),
  agent_id int REFERENCES support_agents(id),
  channel text NOT NULL,
  opened_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  solved_at timestamptz,
  rating int
);
COMMENT ON COLUMN bookings.state IS 'confirmed, completed, cancelled, no_show';
COMMENT ON COLUMN subscription_invoices.state IS 'open, paid, void';
