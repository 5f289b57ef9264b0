CREATE TABLE tariff (
  tariff_id int PRIMARY KEY,
  tariff_name text NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  included_gb numeric(6,1),
  included_minutes int,
  is_prepaid boolean NOT NULL,
  retired_on date
);
COMMENT ON COLUMN tariff.included_gb IS 'null = unlimited';
CREATE TABLE subscriber (
  subscriber_id int PRIMARY KEY,
  name text NOT NULL,
  segment text NOT NULL,
  region text NOT NULL,
  born date
);
CREATE TABLE line (
  msisdn text PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES subscriber,
  tariff_id int NOT NULL REFERENCES tariff,
  activated_on date NOT NULL,
  terminated_on date,
  termination_reason text,
  ported_from text
);
CREATE TABLE monthly_usage (
  msisdn text NOT NULL REFERENCES line,
  month date NOT NULL,
  data_gb numeric(7,2) NOT NULL,
  minutes int NOT NULL,
  sms int NOT NULL,
  roaming_gb numeric(6,2) NOT NULL,
  PRIMARY KEY (msisdn, month)
);
CREATE TABLE invoice (
  invoice_no int PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES subscriber,
  billing_month date NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  fixed_charges numeric(8,2) NOT NULL,
  usage_charges numeric(8,2) NOT NULL,
  credits numeric(8,2) NOT NULL,
  paid_on date
);
CREATE TABLE topup (
  topup_id int PRIMARY KEY,
  msisdn text NOT NULL REFERENCES line,
  amount numeric(6,2) NOT NULL,
  channel text NOT NULL,
  topped_up_at timestamp NOT NULL
);
CREATE TABLE handset_sale (
  sale_id int PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES subscriber,
  model text NOT NULL,
  price numeric(7,2) NOT NULL,
  cost numeric(7,2) NOT NULL,
  sold_on date NOT NULL,
  months_instalment int
);
CREATE TABLE fault (
  fault_id int PRIMARY KEY,
  msisdn text NOT NULL REFERENCES line,
  category text NOT NULL,
  reported_at timestamp NOT NULL,
  fixed_at timestamp
);
