CREATE TABLE t_org (org_no int PRIMARY KEY, org_nm text NOT NULL, tier_cd char(1) NOT NULL, since_dt date NOT NULL, gone_dt date);
CREATE TABLE t_tier (tier_cd char(1) PRIMARY KEY, tier_nm text NOT NULL, host_fee numeric(6,2) NOT NULL, log_gb_fee numeric(6,3) NOT NULL, keep_days int NOT NULL);
COMMENT ON COLUMN t_tier.host_fee IS 'per host and month';
CREATE TABLE t_host (host_no int PRIMARY KEY, org_no int NOT NULL, host_nm text NOT NULL, os text NOT NULL, added_dt date NOT NULL, muted boolean NOT NULL);
CREATE TABLE t_log_day (org_no int NOT NULL, day_dt date NOT NULL, gb numeric(8,2) NOT NULL, dropped_gb numeric(8,2) NOT NULL);
CREATE TABLE t_alert (alert_no int PRIMARY KEY, host_no int NOT NULL, fired_ts timestamp NOT NULL, ack_ts timestamp, done_ts timestamp, sev int NOT NULL, rule_nm text NOT NULL);
COMMENT ON COLUMN t_alert.sev IS '1 critical, 2 warning, 3 info';
CREATE TABLE t_credit (credit_no int PRIMARY KEY, org_no int NOT NULL, given_dt date NOT NULL, usd numeric(8,2) NOT NULL, why text NOT NULL);
