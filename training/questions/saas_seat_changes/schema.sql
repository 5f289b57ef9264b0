CREATE TABLE customer (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  billing_country text NOT NULL,
  segment text NOT NULL,
  csm text,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN customer.segment IS 'SMB, mid-market, enterprise';
COMMENT ON COLUMN customer.csm IS 'customer success manager, null when nobody is assigned';
CREATE TABLE price_plan (id bigint PRIMARY KEY, label text NOT NULL, price_per_seat numeric(7,2) NOT NULL, billing_interval text NOT NULL, min_seats int NOT NULL, legacy boolean NOT NULL);
COMMENT ON COLUMN price_plan.price_per_seat IS 'per seat and month, also on yearly plans';
CREATE TABLE subscription (
  id bigint PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer,
  plan_id bigint NOT NULL REFERENCES price_plan,
  seats int NOT NULL,
  discount_pct numeric(4,1) NOT NULL DEFAULT 0,
  status text NOT NULL,
  trial_end date,
  started_on date NOT NULL,
  renews_on date,
  canceled_at date,
  churned_on date
);
COMMENT ON COLUMN subscription.status IS 'trialing, active, past_due, canceled';
COMMENT ON COLUMN subscription.canceled_at IS 'day the customer cancelled; service runs until churned_on';
CREATE TABLE seat_event (id bigint PRIMARY KEY, subscription_id bigint NOT NULL REFERENCES subscription, happened_on date NOT NULL, seats_before int NOT NULL, seats_after int NOT NULL, changed_by text NOT NULL);
COMMENT ON COLUMN seat_event.changed_by IS 'customer or sales';
CREATE TABLE app_user (id bigint PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer, email text NOT NULL, role text NOT NULL, invited_at date NOT NULL, accepted_at date, last_login date, deactivated_at date);
COMMENT ON COLUMN app_user.role IS 'admin, editor, viewer';
CREATE TABLE nps_answer (id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES app_user, asked_on date NOT NULL, answered_on date, score int);
COMMENT ON COLUMN nps_answer.score IS '0 to 10; promoters give 9 or 10, detractors 0 to 6';
