CREATE TABLE tier (
  tier_id int PRIMARY KEY,
  tier_name text NOT NULL,
  monthly_fee numeric(8,2) NOT NULL,
  included_calls int NOT NULL,
  overage_per_1000 numeric(6,2) NOT NULL
);
CREATE TABLE developer (
  developer_id int PRIMARY KEY,
  company text,
  contact_name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  tier_id int NOT NULL REFERENCES tier(tier_id),
  registered_at timestamp NOT NULL,
  closed_at timestamp,
  is_nonprofit boolean NOT NULL
);
CREATE TABLE tier_change (
  tier_change_id int PRIMARY KEY,
  developer_id int NOT NULL REFERENCES developer(developer_id),
  from_tier_id int NOT NULL REFERENCES tier(tier_id),
  to_tier_id int NOT NULL REFERENCES tier(tier_id),
  changed_at timestamp NOT NULL
);
CREATE TABLE api_key (
  api_key_id int PRIMARY KEY,
  developer_id int NOT NULL REFERENCES developer(developer_id),
  label text NOT NULL,
  environment text NOT NULL,
  created_at timestamp NOT NULL,
  last_used_at timestamp,
  revoked_at timestamp
);
CREATE TABLE daily_usage (
  api_key_id int NOT NULL REFERENCES api_key(api_key_id),
  usage_date date NOT NULL,
  endpoint text NOT NULL,
  calls int NOT NULL,
  errors int NOT NULL,
  PRIMARY KEY (api_key_id, usage_date, endpoint)
);
CREATE TABLE webhook (
  webhook_id int PRIMARY KEY,
  developer_id int NOT NULL REFERENCES developer(developer_id),
  target_url text NOT NULL,
  event_type text NOT NULL,
  is_enabled boolean NOT NULL,
  created_at timestamp NOT NULL,
  last_failure_at timestamp
);
CREATE TABLE bill (
  bill_id int PRIMARY KEY,
  developer_id int NOT NULL REFERENCES developer(developer_id),
  period_start date NOT NULL,
  base_fee numeric(8,2) NOT NULL,
  overage_fee numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  status text NOT NULL,
  sent_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN api_key.environment IS 'sandbox, production';
COMMENT ON COLUMN daily_usage.endpoint IS 'levels, flows, forecasts, stations';
COMMENT ON COLUMN bill.status IS 'sent, paid, written_off';
COMMENT ON COLUMN webhook.event_type IS 'flood_warning, level_change, station_offline';
