CREATE TABLE ins_broker (broker_id int PRIMARY KEY, broker_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE ins_plan (plan_id int PRIMARY KEY, plan_name text NOT NULL, monthly_premium numeric(6,2) NOT NULL, excess numeric(6,2) NOT NULL, yearly_limit numeric(8,2) NOT NULL);
CREATE TABLE ins_policy (policy_id int PRIMARY KEY, plan_id int NOT NULL REFERENCES ins_plan, broker_id int REFERENCES ins_broker, holder text NOT NULL, pet_name text NOT NULL, breed text NOT NULL, starts date NOT NULL, ends date, cancel_reason text);
COMMENT ON COLUMN ins_policy.broker_id IS 'empty when sold online';
CREATE TABLE ins_premium (policy_id int NOT NULL REFERENCES ins_policy, month date NOT NULL, due numeric(6,2) NOT NULL, paid numeric(6,2) NOT NULL, PRIMARY KEY (policy_id, month));
CREATE TABLE ins_claim (claim_id int PRIMARY KEY, policy_id int NOT NULL REFERENCES ins_policy, treated_on date NOT NULL, reported_on date NOT NULL, settled_on date, claimed numeric(8,2) NOT NULL, approved numeric(8,2), illness text NOT NULL);
COMMENT ON COLUMN ins_claim.approved IS '0 when declined, null while open';
