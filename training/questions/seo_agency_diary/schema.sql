CREATE TABLE accounts (acct_id int PRIMARY KEY, acct_name text NOT NULL, industry text NOT NULL, am text NOT NULL, won_on date NOT NULL, lost_on date);
COMMENT ON COLUMN accounts.am IS 'account manager';
CREATE TABLE retainers (ret_id int PRIMARY KEY, acct_id int NOT NULL REFERENCES accounts, service text NOT NULL, fee_month numeric(8,2) NOT NULL, hours_month numeric(5,1) NOT NULL, starts date NOT NULL, ends date);
COMMENT ON COLUMN retainers.service IS 'seo, paid search, content, analytics';
CREATE TABLE staff (staff_id int PRIMARY KEY, staff_name text NOT NULL, craft text NOT NULL, cost_hour numeric(6,2) NOT NULL);
CREATE TABLE hours_log (log_id int PRIMARY KEY, ret_id int NOT NULL REFERENCES retainers, staff_id int NOT NULL REFERENCES staff, on_day date NOT NULL, hrs numeric(4,1) NOT NULL, billable boolean NOT NULL);
CREATE TABLE keywords (kw_id int PRIMARY KEY, acct_id int NOT NULL REFERENCES accounts, phrase text NOT NULL, volume int NOT NULL, rank_start int NOT NULL, rank_now int);
COMMENT ON COLUMN keywords.rank_now IS 'position in search, null when not in the first hundred';
CREATE TABLE ad_spend (acct_id int NOT NULL REFERENCES accounts, month date NOT NULL, channel text NOT NULL, budget numeric(9,2) NOT NULL, spent numeric(9,2) NOT NULL, leads int NOT NULL, PRIMARY KEY (acct_id, month, channel));
