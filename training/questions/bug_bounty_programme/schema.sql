CREATE TABLE hunters (hunter_id int PRIMARY KEY, alias text NOT NULL, country text, joined date NOT NULL, kyc_done boolean NOT NULL);
CREATE TABLE programs (program_id int PRIMARY KEY, company text NOT NULL, private boolean NOT NULL, opened date NOT NULL, closed date, budget_usd int NOT NULL);
CREATE TABLE assets (asset_id int PRIMARY KEY, program_id int NOT NULL REFERENCES programs, host text NOT NULL, tier int NOT NULL);
CREATE TABLE reports (report_id int PRIMARY KEY, hunter_id int NOT NULL REFERENCES hunters, asset_id int NOT NULL REFERENCES assets, weakness text NOT NULL, severity text, submitted timestamp NOT NULL, triaged timestamp, resolved timestamp, verdict text, duplicate_of int REFERENCES reports);
CREATE TABLE bounties (bounty_id int PRIMARY KEY, report_id int NOT NULL REFERENCES reports, awarded timestamp NOT NULL, amount_usd numeric(9,2) NOT NULL, bonus_usd numeric(8,2) NOT NULL, platform_fee_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN reports.verdict IS 'valid, duplicate, informative, spam; null until judged';
COMMENT ON COLUMN reports.severity IS 'low, medium, high, critical';
COMMENT ON COLUMN assets.tier IS '1 is the most important';
