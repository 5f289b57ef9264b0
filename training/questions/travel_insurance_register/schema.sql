CREATE TABLE ti_product (prod_code text PRIMARY KEY, prod_name text NOT NULL, max_trip_days int NOT NULL, covers_winter boolean NOT NULL);
CREATE TABLE ti_agent (agent_no int PRIMARY KEY, agency text NOT NULL, comm_pct numeric(4,1) NOT NULL);
CREATE TABLE ti_policy (pol_no int PRIMARY KEY, prod_code text NOT NULL REFERENCES ti_product, agent_no int REFERENCES ti_agent, holder text NOT NULL, sold_on date NOT NULL, trip_start date NOT NULL, trip_end date NOT NULL, destination text NOT NULL, travellers int NOT NULL, premium_each numeric(7,2) NOT NULL, cancelled_on date);
COMMENT ON COLUMN ti_policy.agent_no IS 'empty when sold on our own site';
CREATE TABLE ti_claim (claim_no int PRIMARY KEY, pol_no int NOT NULL REFERENCES ti_policy, happened_on date NOT NULL, reported_on date NOT NULL, peril text NOT NULL, claimed numeric(9,2) NOT NULL, excess numeric(6,2) NOT NULL, handler_id int NOT NULL, status text NOT NULL);
COMMENT ON COLUMN ti_claim.status IS 'new, waiting, settled, rejected';
CREATE TABLE ti_handler (handler_id int PRIMARY KEY, handler text NOT NULL, team text NOT NULL);
CREATE TABLE ti_settlement (claim_no int NOT NULL REFERENCES ti_claim, part_no int NOT NULL, paid numeric(9,2) NOT NULL, paid_on date NOT NULL, payee text NOT NULL, PRIMARY KEY (claim_no, part_no));
