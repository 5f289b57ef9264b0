CREATE TABLE dim_channel (
  channel_key integer PRIMARY KEY,
  channel_name text NOT NULL,
  is_paid boolean NOT NULL
);
CREATE TABLE dim_plan (
  plan_key integer PRIMARY KEY,
  plan_name text NOT NULL,
  monthly_price numeric(8,2) NOT NULL
);
CREATE TABLE dim_rep (
  rep_key integer PRIMARY KEY,
  rep_name text NOT NULL,
  office text NOT NULL
);
CREATE TABLE dim_account (
  account_key integer PRIMARY KEY,
  account_name text NOT NULL,
  industry text NOT NULL,
  country text NOT NULL,
  size_band text,
  channel_key integer NOT NULL REFERENCES dim_channel,
  rep_key integer REFERENCES dim_rep
);
CREATE TABLE fact_trial (
  trial_key integer PRIMARY KEY,
  account_key integer NOT NULL REFERENCES dim_account,
  started_on date NOT NULL,
  ends_on date NOT NULL,
  extended boolean NOT NULL,
  converted_on date,
  plan_key integer REFERENCES dim_plan,
  seats_bought integer
);
COMMENT ON COLUMN fact_trial.converted_on IS 'day the trial became a paid plan, empty if it did not';
CREATE TABLE fact_usage_day (
  trial_key integer NOT NULL REFERENCES fact_trial,
  usage_date date NOT NULL,
  active_users integer NOT NULL,
  documents_created integer NOT NULL,
  PRIMARY KEY (trial_key, usage_date)
);
CREATE TABLE fact_touch (
  touch_key integer PRIMARY KEY,
  trial_key integer NOT NULL REFERENCES fact_trial,
  rep_key integer NOT NULL REFERENCES dim_rep,
  touch_kind text NOT NULL,
  touched_on date NOT NULL
);
CREATE TABLE fact_channel_cost (
  channel_key integer NOT NULL REFERENCES dim_channel,
  month_start date NOT NULL,
  cost numeric(10,2) NOT NULL,
  PRIMARY KEY (channel_key, month_start)
);
