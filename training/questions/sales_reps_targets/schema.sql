CREATE TABLE territory (territory_id int PRIMARY KEY, territory_name text NOT NULL, region text NOT NULL);
CREATE TABLE rep (rep_id int PRIMARY KEY, rep_name text NOT NULL, territory_id int NOT NULL REFERENCES territory, joined date NOT NULL, left_on date, commission_pct numeric(4,2) NOT NULL);
CREATE TABLE target (rep_id int NOT NULL REFERENCES rep, target_month date NOT NULL, target_amount numeric(10,2) NOT NULL, PRIMARY KEY (rep_id, target_month));
CREATE TABLE lead (lead_id int PRIMARY KEY, rep_id int REFERENCES rep, company text NOT NULL, source text NOT NULL, created_on date NOT NULL, qualified_on date);
CREATE TABLE deal (deal_id int PRIMARY KEY, lead_id int REFERENCES lead, rep_id int NOT NULL REFERENCES rep, title text NOT NULL, opened_on date NOT NULL, closed_on date, stage text NOT NULL, amount numeric(10,2) NOT NULL, probability int NOT NULL);
COMMENT ON COLUMN deal.stage IS 'proposal, negotiation, won, lost';
COMMENT ON COLUMN deal.probability IS 'percent';
