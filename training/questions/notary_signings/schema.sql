CREATE TABLE title_company (
  id int PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  rate_card text NOT NULL,
  onboarded date NOT NULL
);
CREATE TABLE signing_agent (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  county text NOT NULL,
  commission_ends date NOT NULL,
  languages int NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE package_type (
  code text PRIMARY KEY,
  label text NOT NULL,
  standard_fee numeric(7,2) NOT NULL
);
CREATE TABLE signing_order (
  id int PRIMARY KEY,
  title_company_id int NOT NULL REFERENCES title_company(id),
  package_code text NOT NULL REFERENCES package_type(code),
  agent_id int REFERENCES signing_agent(id),
  received_at timestamp NOT NULL,
  assigned_at timestamp,
  appointment_at timestamp NOT NULL,
  outcome text NOT NULL,
  fee_charged numeric(7,2) NOT NULL,
  agent_fee numeric(7,2),
  miles_driven int,
  pages_printed int
);
CREATE TABLE scanback (
  id int PRIMARY KEY,
  signing_order_id int NOT NULL REFERENCES signing_order(id),
  sent_at timestamp NOT NULL,
  errors_found int NOT NULL,
  re_sign_needed boolean NOT NULL
);
CREATE TABLE statement (
  id int PRIMARY KEY,
  title_company_id int NOT NULL REFERENCES title_company(id),
  period_month date NOT NULL,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  total numeric(9,2) NOT NULL,
  received numeric(9,2) NOT NULL,
  received_on date
);
CREATE TABLE agent_review (
  id int PRIMARY KEY,
  signing_order_id int NOT NULL REFERENCES signing_order(id),
  stars int NOT NULL,
  reviewed_on date NOT NULL,
  remark text
);
COMMENT ON COLUMN signing_order.outcome IS 'signed, no-show, refused, cancelled, scheduled';
COMMENT ON COLUMN statement.period_month IS 'first day of the month the statement is for';
COMMENT ON COLUMN title_company.rate_card IS 'basic, volume, rush';
