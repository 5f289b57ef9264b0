CREATE TABLE t_campaign (cmp_id int PRIMARY KEY, cmp_name text NOT NULL, channel text NOT NULL, start_dt date NOT NULL, end_dt date, budget_eur int NOT NULL);
CREATE TABLE t_spend (cmp_id int NOT NULL REFERENCES t_campaign, spend_dt date NOT NULL, impressions int NOT NULL, clicks int NOT NULL, cost_eur numeric(8,2) NOT NULL, PRIMARY KEY (cmp_id, spend_dt));
CREATE TABLE t_lead (lead_id int PRIMARY KEY, cmp_id int REFERENCES t_campaign, company text NOT NULL, created_ts timestamp NOT NULL, first_call_ts timestamp, owner text, stage text NOT NULL);
COMMENT ON COLUMN t_lead.stage IS 'new, contacted, demo, won, lost';
CREATE TABLE t_demo (demo_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES t_lead, held_dt date, cancelled int NOT NULL);
CREATE TABLE t_contract (contract_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES t_lead, signed_dt date NOT NULL, machines int NOT NULL, monthly_rent_cents int NOT NULL, term_months int NOT NULL);
COMMENT ON TABLE t_contract IS 'hire contracts for coffee machines';
