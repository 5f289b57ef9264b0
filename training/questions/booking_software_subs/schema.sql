CREATE TABLE tenant_account (tenant_key text PRIMARY KEY, business_name text NOT NULL, business_type text NOT NULL, country text NOT NULL, signup_date date NOT NULL, signup_source text NOT NULL);
CREATE TABLE tier (tier_id int PRIMARY KEY, tier_name text NOT NULL, monthly_price numeric(6,2) NOT NULL, max_calendars int);
CREATE TABLE subscription_period (period_id int PRIMARY KEY, tenant_key text NOT NULL REFERENCES tenant_account, tier_id int NOT NULL REFERENCES tier, valid_from date NOT NULL, valid_to date, discount_pct int NOT NULL);
CREATE TABLE charge (charge_id int PRIMARY KEY, tenant_key text NOT NULL REFERENCES tenant_account, charged_on date NOT NULL, gross numeric(7,2) NOT NULL, vat numeric(7,2) NOT NULL, outcome text NOT NULL, retries int NOT NULL);
CREATE TABLE usage_month (tenant_key text NOT NULL REFERENCES tenant_account, month date NOT NULL, bookings_made int NOT NULL, sms_sent int NOT NULL, PRIMARY KEY (tenant_key, month));
CREATE TABLE csm_note (note_id int PRIMARY KEY, tenant_key text NOT NULL REFERENCES tenant_account, written_on date NOT NULL, author text NOT NULL, health text NOT NULL);
COMMENT ON COLUMN subscription_period.valid_to IS 'null while running; a tenant that changes tier gets a new period';
COMMENT ON COLUMN charge.outcome IS 'succeeded, failed, refunded';
COMMENT ON COLUMN csm_note.health IS 'green, yellow, red';
