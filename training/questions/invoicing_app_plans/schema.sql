CREATE TABLE plan (
  plan_id int PRIMARY KEY,
  code text NOT NULL,
  title text NOT NULL,
  monthly_price numeric(7,2) NOT NULL,
  yearly_price numeric(8,2) NOT NULL,
  seats_included int NOT NULL,
  retired boolean NOT NULL
);
CREATE TABLE account (
  account_id int PRIMARY KEY,
  company text NOT NULL,
  country_code char(2) NOT NULL,
  industry text,
  signed_up_at timestamptz NOT NULL,
  last_login_at timestamptz,
  referred_by int REFERENCES account,
  deleted_at timestamptz
);
COMMENT ON COLUMN account.referred_by IS 'the account that recommended us';
COMMENT ON COLUMN account.deleted_at IS 'set when the customer closed the account';
CREATE TABLE app_user (
  user_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  email text NOT NULL,
  role text NOT NULL, -- owner, bookkeeper, viewer
  invited_at timestamptz NOT NULL,
  accepted_at timestamptz
);
CREATE TABLE subscription (
  subscription_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  plan_id int NOT NULL REFERENCES plan,
  billing_cycle text NOT NULL, -- monthly, yearly
  trial_start date,
  trial_end date,
  paid_from date,
  cancel_requested_on date,
  ends_on date,
  cancel_reason text
);
COMMENT ON COLUMN subscription.paid_from IS 'first day of the paid term; empty if the trial never became a paid subscription';
COMMENT ON COLUMN subscription.cancel_requested_on IS 'the day the customer told us to stop; the service goes on until ends_on';
CREATE TABLE charge (
  charge_id int PRIMARY KEY,
  subscription_id int NOT NULL REFERENCES subscription,
  billed_on date NOT NULL,
  period_start date NOT NULL,
  net_amount numeric(8,2) NOT NULL,
  tax_amount numeric(8,2) NOT NULL,
  state text NOT NULL, -- paid, failed, open
  paid_on date,
  refunded_amount numeric(8,2) NOT NULL DEFAULT 0
);
CREATE TABLE support_case (
  case_no int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account,
  subject text NOT NULL,
  severity int NOT NULL, -- 1 urgent, 2 normal, 3 minor
  opened_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  solved_at timestamptz,
  stars int -- 1 to 5, given by the customer afterwards
);
