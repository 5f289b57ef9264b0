CREATE TABLE plans (
  plan_code text PRIMARY KEY,
  plan_name text NOT NULL,
  monthly_price numeric(8,2) NOT NULL,
  included_seats integer NOT NULL,
  retired boolean NOT NULL DEFAULT false
);
CREATE TABLE companies (
  company_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  industry text NOT NULL,
  employees integer NOT NULL,
  signed_up_on date NOT NULL,
  acquired_through text NOT NULL
);
COMMENT ON COLUMN companies.acquired_through IS 'channel that brought the company: ads, referral, organic, partner';
CREATE TABLE subscriptions (
  sub_id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  plan_code text NOT NULL REFERENCES plans,
  seats integer NOT NULL,
  discount_pct integer NOT NULL DEFAULT 0,
  mrr numeric(9,2) NOT NULL,
  trial_started_on date,
  started_on date,
  cancelled_on date,
  ended_on date,
  cancel_reason text
);
COMMENT ON TABLE subscriptions IS 'one row per subscription; started_on is null while the company is still in its trial';
COMMENT ON COLUMN subscriptions.mrr IS 'monthly recurring revenue of the subscription after discount, all seats';
COMMENT ON COLUMN subscriptions.cancelled_on IS 'day the notice came in';
COMMENT ON COLUMN subscriptions.ended_on IS 'last day of service';
CREATE TABLE invoices (
  invoice_no text PRIMARY KEY,
  sub_id integer NOT NULL REFERENCES subscriptions,
  period_start date NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(9,2) NOT NULL,
  refunded numeric(9,2) NOT NULL DEFAULT 0
);
CREATE TABLE plan_changes (
  change_id integer PRIMARY KEY,
  sub_id integer NOT NULL REFERENCES subscriptions,
  from_plan text NOT NULL REFERENCES plans(plan_code),
  to_plan text NOT NULL REFERENCES plans(plan_code),
  changed_on date NOT NULL,
  mrr_before numeric(9,2) NOT NULL,
  mrr_after numeric(9,2) NOT NULL
);
