CREATE TABLE coop_member (member_no int PRIMARY KEY, display_name text NOT NULL, postcode text NOT NULL, joined_on date NOT NULL, left_on date, referred_by int REFERENCES coop_member);
CREATE TABLE share_issue (issue_code text PRIMARY KEY, opened_on date NOT NULL, closed_on date, price_cents int NOT NULL, target_shares int NOT NULL);
CREATE TABLE shareholding (holding_id int PRIMARY KEY, member_no int NOT NULL REFERENCES coop_member, issue_code text NOT NULL REFERENCES share_issue, bought_on date NOT NULL, shares int NOT NULL, withdrawn_on date);
CREATE TABLE plant (plant_id int PRIMARY KEY, plant_name text NOT NULL, kind text NOT NULL, kw_peak int NOT NULL, commissioned_on date, decommissioned_on date);
CREATE TABLE monthly_yield (plant_id int NOT NULL REFERENCES plant, month_start date NOT NULL, kwh int NOT NULL, forecast_kwh int NOT NULL, PRIMARY KEY (plant_id, month_start));
CREATE TABLE dividend (dividend_id int PRIMARY KEY, member_no int NOT NULL REFERENCES coop_member, fiscal_year int NOT NULL, amount_cents int NOT NULL, paid_on date, donated boolean NOT NULL);
COMMENT ON COLUMN dividend.donated IS 'the member left the dividend to the community fund';
