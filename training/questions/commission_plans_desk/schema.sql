CREATE TABLE salespeople (sp_id int PRIMARY KEY, sp_name text NOT NULL, patch text NOT NULL, team_lead int REFERENCES salespeople, base_salary int NOT NULL);
CREATE TABLE schemes (scheme_id int PRIMARY KEY, scheme text NOT NULL, pct numeric(4,2) NOT NULL, kicker_pct numeric(4,2) NOT NULL);
COMMENT ON COLUMN schemes.kicker_pct IS 'extra percent on what lies above target';
CREATE TABLE targets (sp_id int NOT NULL REFERENCES salespeople, quarter_start date NOT NULL, goal numeric(10,2) NOT NULL, scheme_id int NOT NULL REFERENCES schemes, PRIMARY KEY (sp_id, quarter_start));
CREATE TABLE signed_deals (sd_id int PRIMARY KEY, sp_id int NOT NULL REFERENCES salespeople, split_with int REFERENCES salespeople, account text NOT NULL, line_of_business text NOT NULL, signed date NOT NULL, start_billing date NOT NULL, contract_value numeric(10,2) NOT NULL, cost_to_serve numeric(10,2) NOT NULL, clawed_back date);
CREATE TABLE payouts (po_id int PRIMARY KEY, sp_id int NOT NULL REFERENCES salespeople, quarter_start date NOT NULL, amount numeric(9,2) NOT NULL, approved_by text, transferred date);
CREATE TABLE disputes (dsp_id int PRIMARY KEY, po_id int NOT NULL REFERENCES payouts, lodged date NOT NULL, claim numeric(8,2) NOT NULL, settled date, conceded numeric(8,2));
