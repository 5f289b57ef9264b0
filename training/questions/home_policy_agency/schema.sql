CREATE TABLE agent (agent_code text PRIMARY KEY, agent_name text NOT NULL, branch_office text NOT NULL, target_policies int NOT NULL);
CREATE TABLE policyholder (holder_id int PRIMARY KEY, title text, name text NOT NULL, postcode text NOT NULL, claims_free_years int NOT NULL);
CREATE TABLE dwelling (dwelling_id int PRIMARY KEY, holder_id int NOT NULL REFERENCES policyholder, dwelling_type text NOT NULL, built int NOT NULL, rebuild_value numeric(11,2) NOT NULL, alarm char(1) NOT NULL, flood_zone int NOT NULL);
CREATE TABLE quote (quote_no int PRIMARY KEY, dwelling_id int NOT NULL REFERENCES dwelling, agent_code text NOT NULL REFERENCES agent, quoted_on date NOT NULL, premium_quoted numeric(8,2) NOT NULL, accepted_on date);
CREATE TABLE home_policy (policy_no text PRIMARY KEY, quote_no int NOT NULL REFERENCES quote, cover_from date NOT NULL, cover_to date NOT NULL, annual_premium numeric(8,2) NOT NULL, pays text NOT NULL, cancelled date);
CREATE TABLE home_claim (claim_no int PRIMARY KEY, policy_no text NOT NULL REFERENCES home_policy, cause text NOT NULL, loss_date date NOT NULL, notified date NOT NULL, reserve numeric(10,2) NOT NULL, paid_out numeric(10,2) NOT NULL, closed date);
COMMENT ON COLUMN home_policy.pays IS 'A annually, M monthly';
COMMENT ON COLUMN dwelling.flood_zone IS '1 low to 4 high';
COMMENT ON COLUMN home_claim.reserve IS 'what we still expect to pay';
