CREATE TABLE account (
  account_id int PRIMARY KEY,
  account_name text NOT NULL,
  industry text NOT NULL,
  region text NOT NULL,
  employees int,
  created_on date NOT NULL,
  csm text
);
COMMENT ON COLUMN account.csm IS 'customer success manager';
CREATE TABLE plan (
  plan_code text PRIMARY KEY,
  plan_label text NOT NULL,
  price_per_seat_month numeric(7,2) NOT NULL,
  max_seats int
);
CREATE TABLE trial (
  trial_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  started_on date NOT NULL,
  ends_on date NOT NULL,
  converted_on date
);
CREATE TABLE subscription (
  subscription_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  plan_code text NOT NULL REFERENCES plan,
  seats int NOT NULL,
  discount_pct numeric(4,1) NOT NULL DEFAULT 0,
  start_date date NOT NULL,
  end_date date,
  cancel_reason text
);
COMMENT ON COLUMN subscription.end_date IS 'null while running';
CREATE TABLE seat_usage (
  account_id int NOT NULL REFERENCES account,
  week_start date NOT NULL,
  active_users int NOT NULL,
  PRIMARY KEY (account_id, week_start)
);
CREATE TABLE billing_invoice (
  invoice_id int PRIMARY KEY,
  subscription_id int NOT NULL REFERENCES subscription,
  period_month date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date,
  written_off boolean NOT NULL DEFAULT false
);
CREATE TABLE ticket (
  ticket_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  severity text NOT NULL,
  opened_at timestamp NOT NULL,
  first_reply_at timestamp,
  solved_at timestamp,
  csat int
);
COMMENT ON COLUMN ticket.csat IS '1 to 5, null when not rated';
