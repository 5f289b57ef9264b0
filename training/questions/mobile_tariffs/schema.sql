CREATE TABLE tariffs (
  tariff_code text PRIMARY KEY,
  tariff_name text NOT NULL,
  monthly_price numeric(6,2) NOT NULL,
  included_gb int,
  included_minutes int,
  min_term_months int NOT NULL,
  on_sale boolean NOT NULL
);
CREATE TABLE subscribers (
  subscriber_id int PRIMARY KEY,
  full_name text NOT NULL,
  birth_date date NOT NULL,
  region text NOT NULL,
  business boolean NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE sim_lines (
  msisdn text PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES subscribers(subscriber_id),
  tariff_code text NOT NULL REFERENCES tariffs(tariff_code),
  activated_on date NOT NULL,
  ported_from text,
  blocked boolean NOT NULL,
  terminated_on date,
  termination_reason text
);
CREATE TABLE monthly_usage (
  msisdn text NOT NULL REFERENCES sim_lines(msisdn),
  usage_month date NOT NULL,
  gb_used numeric(7,2) NOT NULL,
  minutes_used int NOT NULL,
  sms_sent int NOT NULL,
  roaming_gb numeric(7,2) NOT NULL,
  PRIMARY KEY (msisdn, usage_month)
);
CREATE TABLE monthly_bills (
  bill_id int PRIMARY KEY,
  msisdn text NOT NULL REFERENCES sim_lines(msisdn),
  bill_month date NOT NULL,
  base_charge numeric(7,2) NOT NULL,
  extra_charge numeric(7,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE hotline_calls (
  call_id int PRIMARY KEY,
  subscriber_id int REFERENCES subscribers(subscriber_id),
  agent text NOT NULL,
  started_at timestamptz NOT NULL,
  wait_seconds int NOT NULL,
  talk_seconds int,
  topic text NOT NULL,
  solved boolean
);
CREATE TABLE masts (
  mast_id int PRIMARY KEY,
  region text NOT NULL,
  technology text NOT NULL,
  built_on date NOT NULL,
  outage_minutes_june int NOT NULL
);
