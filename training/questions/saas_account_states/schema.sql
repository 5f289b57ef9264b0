CREATE TABLE plan (
  plan_code text PRIMARY KEY,
  plan_name text NOT NULL,
  interval_code char(1) NOT NULL,   -- M monthly, Y yearly
  list_price numeric(8,2) NOT NULL,
  grandfathered boolean NOT NULL    -- old plan, no longer sold
);
CREATE TABLE account (
  account_id int PRIMARY KEY,
  org_name text NOT NULL,
  segment char(1) NOT NULL,         -- S small, M mid-size, L large
  nonprofit char(1) NOT NULL,       -- Y/N
  owner_email text NOT NULL,
  email_verified boolean NOT NULL,
  tax_region char(2) NOT NULL,      -- HM home market, EU, RW rest of world
  created_on date NOT NULL,
  deleted_on date
);
CREATE TABLE subscription (
  sub_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  plan_code text NOT NULL REFERENCES plan,
  state text NOT NULL,              -- TRL trial, ACT active, PST past due, PSD paused, END ended
  auto_renew smallint NOT NULL,
  seats int NOT NULL,
  price_per_seat numeric(7,2) NOT NULL,
  trial_ends date,
  started_on date,
  renews_on date,
  cancel_requested_on date,
  ended_on date,
  end_reason char(1)                -- V cancelled by the customer, I payment failed, F fraud
);
CREATE TABLE invoice (
  inv_no int PRIMARY KEY,
  sub_id int NOT NULL REFERENCES subscription,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  status char(1) NOT NULL,          -- O open, P paid, V voided, U uncollectible
  subtotal numeric(9,2) NOT NULL,
  discount numeric(9,2) NOT NULL,
  tax numeric(9,2) NOT NULL,
  total numeric(9,2) NOT NULL
);
CREATE TABLE payment_attempt (
  attempt_id int PRIMARY KEY,
  inv_no int NOT NULL REFERENCES invoice,
  attempted_on date NOT NULL,
  ok boolean NOT NULL,
  decline_code text,                -- NSF no money, EXP card expired, FRD suspected fraud
  is_retry boolean NOT NULL
);
CREATE TABLE app_user (
  user_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  login text NOT NULL,
  role int NOT NULL,                -- 1 owner, 2 administrator, 3 member, 4 read-only guest
  mfa char(3) NOT NULL,             -- on, off
  last_login date,
  suspended boolean NOT NULL
);
