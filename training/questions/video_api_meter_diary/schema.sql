CREATE TABLE org (org_id int PRIMARY KEY, org_name text NOT NULL, billing_ccy char(3) NOT NULL, created_at timestamptz NOT NULL, suspended_at timestamptz);
CREATE TABLE project (project_id int PRIMARY KEY, org_id int NOT NULL REFERENCES org, slug text NOT NULL, env text NOT NULL);
COMMENT ON COLUMN project.env IS 'prod, staging';
CREATE TABLE meter (meter_code text PRIMARY KEY, unit text NOT NULL, usd_per_unit numeric(8,5) NOT NULL, free_units int NOT NULL);
COMMENT ON TABLE meter IS 'what we charge for: encoding minutes, stored GB, delivered GB, captions';
CREATE TABLE usage_day (project_id int NOT NULL REFERENCES project, meter_code text NOT NULL REFERENCES meter, day date NOT NULL, units numeric(12,2) NOT NULL, PRIMARY KEY (project_id, meter_code, day));
CREATE TABLE api_key (key_id int PRIMARY KEY, project_id int NOT NULL REFERENCES project, issued_on date NOT NULL, last_used_on date, revoked_on date);
CREATE TABLE statement (statement_no int PRIMARY KEY, org_id int NOT NULL REFERENCES org, period date NOT NULL, usage_usd numeric(10,2) NOT NULL, credit_usd numeric(10,2) NOT NULL, paid_usd numeric(10,2) NOT NULL);
COMMENT ON COLUMN statement.period IS 'first day of the month billed';
