CREATE TABLE dim_plan (plan_key int PRIMARY KEY, plan_name text NOT NULL, included_calls int NOT NULL, base_fee numeric(8,2) NOT NULL, overage_per_1000 numeric(6,2) NOT NULL);
COMMENT ON COLUMN dim_plan.included_calls IS 'calls a month without extra charge';
CREATE TABLE dim_account (account_key int PRIMARY KEY, account_name text NOT NULL, account_code text NOT NULL, hq_country text NOT NULL, billing_country text NOT NULL, current_plan_key int NOT NULL REFERENCES dim_plan, first_plan_key int NOT NULL REFERENCES dim_plan, created_on date NOT NULL, first_call_on date, closed_on date);
COMMENT ON COLUMN dim_account.first_plan_key IS 'plan chosen at sign-up';
CREATE TABLE dim_endpoint (endpoint_key int PRIMARY KEY, path text NOT NULL, product text NOT NULL, launched_on date NOT NULL, deprecated_on date);
COMMENT ON COLUMN dim_endpoint.product IS 'geocoding, routing, weather';
CREATE TABLE dim_region (region_key int PRIMARY KEY, region_name text NOT NULL);
CREATE TABLE fact_daily_usage (
  usage_date date NOT NULL, account_key int NOT NULL REFERENCES dim_account, endpoint_key int NOT NULL REFERENCES dim_endpoint, region_key int NOT NULL REFERENCES dim_region,
  calls int NOT NULL, failed_calls int NOT NULL, throttled_calls int NOT NULL, total_latency_ms bigint NOT NULL, megabytes_out numeric(9,1) NOT NULL,
  PRIMARY KEY (usage_date, account_key, endpoint_key, region_key)
);
COMMENT ON COLUMN fact_daily_usage.calls IS 'all calls, failed and throttled ones among them';
COMMENT ON COLUMN fact_daily_usage.failed_calls IS 'answered with an error of ours';
COMMENT ON COLUMN fact_daily_usage.throttled_calls IS 'refused because the account was over its rate';
COMMENT ON COLUMN fact_daily_usage.total_latency_ms IS 'sum over all calls of the row';
CREATE TABLE fact_monthly_bill (
  bill_month date NOT NULL, account_key int NOT NULL REFERENCES dim_account, plan_key int NOT NULL REFERENCES dim_plan,
  base_amount numeric(9,2) NOT NULL, overage_amount numeric(9,2) NOT NULL, credit_amount numeric(9,2) NOT NULL, billed_amount numeric(9,2) NOT NULL,
  issued_on date NOT NULL, paid_on date,
  PRIMARY KEY (bill_month, account_key)
);
COMMENT ON COLUMN fact_monthly_bill.bill_month IS 'first day of the month of usage';
COMMENT ON COLUMN fact_monthly_bill.credit_amount IS 'taken off for outages';
COMMENT ON COLUMN fact_monthly_bill.billed_amount IS 'base plus overage less credit';
CREATE TABLE fact_incident (incident_no int PRIMARY KEY, endpoint_key int NOT NULL REFERENCES dim_endpoint, began_at timestamptz NOT NULL, noticed_at timestamptz NOT NULL, fixed_at timestamptz, severity text NOT NULL);
COMMENT ON COLUMN fact_incident.severity IS 'low, high, critical';
