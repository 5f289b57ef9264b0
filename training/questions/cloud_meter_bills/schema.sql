CREATE TABLE account (acc_id integer PRIMARY KEY, acc_name text NOT NULL, parent_acc integer REFERENCES account(acc_id), tier text NOT NULL, created date NOT NULL, suspended_on date, credit_limit numeric(9,2));
COMMENT ON COLUMN account.tier IS 'free, standard, premium';
CREATE TABLE service (svc_code text PRIMARY KEY, svc_name text NOT NULL, unit text NOT NULL, unit_price numeric(9,5) NOT NULL, free_units numeric(10,1) NOT NULL);
COMMENT ON COLUMN service.free_units IS 'units per month that are not charged';
CREATE TABLE project (proj_id integer PRIMARY KEY, acc_id integer NOT NULL REFERENCES account, proj_name text NOT NULL, env text NOT NULL, region text NOT NULL, created_at timestamptz NOT NULL, deleted_at timestamptz);
COMMENT ON COLUMN project.env IS 'prod, staging, dev';
CREATE TABLE usage_day (proj_id integer NOT NULL REFERENCES project, svc_code text NOT NULL REFERENCES service, day date NOT NULL, units numeric(12,2) NOT NULL, errors integer NOT NULL DEFAULT 0, PRIMARY KEY (proj_id, svc_code, day));
CREATE TABLE statement (
  st_no integer PRIMARY KEY,
  acc_id integer NOT NULL REFERENCES account,
  month date NOT NULL,
  usage_amount numeric(10,2) NOT NULL,
  support_fee numeric(8,2) NOT NULL,
  credits numeric(8,2) NOT NULL,
  tax numeric(8,2) NOT NULL,
  amount_due numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  paid_on date,
  failed_attempts integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN statement.credits IS 'vouchers and goodwill, deducted';
COMMENT ON COLUMN statement.amount_due IS 'usage + support - credits + tax';
CREATE TABLE incident (inc_id integer PRIMARY KEY, svc_code text NOT NULL REFERENCES service, region text NOT NULL, severity integer NOT NULL, began timestamptz NOT NULL, noticed timestamptz NOT NULL, ended timestamptz);
