CREATE TABLE shopper (
  shopper_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  postcode_area text NOT NULL,
  credit_limit numeric(8,2) NOT NULL,
  joined_on date NOT NULL,
  blocked_since date
);
COMMENT ON TABLE shopper IS 'people who buy now and pay later';
COMMENT ON COLUMN shopper.credit_limit IS 'highest amount the shopper may owe at a time';
COMMENT ON COLUMN shopper.blocked_since IS 'empty unless the shopper may not open new plans';
CREATE TABLE store (
  store_id integer PRIMARY KEY,
  store_name text NOT NULL,
  category text NOT NULL,
  fee_percent numeric(4,2) NOT NULL,
  live_since date
);
COMMENT ON TABLE store IS 'online shops that offer our payment';
COMMENT ON COLUMN store.fee_percent IS 'share of the basket the store pays us';
COMMENT ON COLUMN store.live_since IS 'empty while the store is being set up';
CREATE TABLE pay_plan (
  plan_id integer PRIMARY KEY,
  shopper_id integer NOT NULL REFERENCES shopper,
  store_id integer NOT NULL REFERENCES store,
  basket_amount numeric(8,2) NOT NULL,
  instalments integer NOT NULL,
  opened_at timestamptz NOT NULL,
  state text NOT NULL
);
COMMENT ON TABLE pay_plan IS 'one purchase split into instalments';
COMMENT ON COLUMN pay_plan.state IS 'running, completed, refunded or sent to collection';
COMMENT ON COLUMN pay_plan.instalments IS 'number of instalments agreed';
CREATE TABLE instalment (
  plan_id integer NOT NULL REFERENCES pay_plan,
  seq integer NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date,
  late_fee numeric(5,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (plan_id, seq)
);
COMMENT ON TABLE instalment IS 'single payments of a plan';
COMMENT ON COLUMN instalment.seq IS '1 is taken at the checkout';
COMMENT ON COLUMN instalment.late_fee IS 'charged when the payment came late';
CREATE TABLE declined_checkout (
  declined_id integer PRIMARY KEY,
  shopper_id integer REFERENCES shopper,
  store_id integer NOT NULL REFERENCES store,
  basket_amount numeric(8,2) NOT NULL,
  tried_at timestamptz NOT NULL,
  reason text NOT NULL
);
COMMENT ON TABLE declined_checkout IS 'attempts to open a plan that we turned down';
COMMENT ON COLUMN declined_checkout.shopper_id IS 'empty when the person is not known to us';
CREATE TABLE contact_attempt (
  attempt_id integer PRIMARY KEY,
  plan_id integer NOT NULL REFERENCES pay_plan,
  channel text NOT NULL,
  made_at timestamptz NOT NULL,
  promise_to_pay_on date
);
COMMENT ON TABLE contact_attempt IS 'our tries to reach shoppers who are behind';
COMMENT ON COLUMN contact_attempt.promise_to_pay_on IS 'day the shopper promised to pay, if any';
