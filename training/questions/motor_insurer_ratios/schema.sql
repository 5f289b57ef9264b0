CREATE TABLE agents (agent_no int PRIMARY KEY, agent_name text NOT NULL, region text NOT NULL, commission_rate numeric(4,2) NOT NULL);
CREATE TABLE policyholders (holder_no int PRIMARY KEY, holder_name text NOT NULL, birth_date date NOT NULL, town text NOT NULL);
CREATE TABLE policies (policy_no int PRIMARY KEY, holder_no int NOT NULL REFERENCES policyholders, agent_no int REFERENCES agents, product text NOT NULL, annual_premium numeric(9,2) NOT NULL, excess numeric(7,2) NOT NULL, quoted_on date NOT NULL, start_on date NOT NULL, cancelled_on date, renewed_from int REFERENCES policies(policy_no));
CREATE TABLE premium_payments (pay_no int PRIMARY KEY, policy_no int NOT NULL REFERENCES policies, due_on date NOT NULL, amount numeric(8,2) NOT NULL, received_on date);
CREATE TABLE claims (claim_no int PRIMARY KEY, policy_no int NOT NULL REFERENCES policies, occurred_on date NOT NULL, reported_on date NOT NULL, closed_on date, cause text NOT NULL, reserve numeric(10,2) NOT NULL, claim_status text NOT NULL);
CREATE TABLE claim_payments (id int PRIMARY KEY, claim_no int NOT NULL REFERENCES claims, paid_on date NOT NULL, amount numeric(10,2) NOT NULL, payee text NOT NULL);
CREATE TABLE recoveries (id int PRIMARY KEY, claim_no int NOT NULL REFERENCES claims, recovered_on date NOT NULL, amount numeric(10,2) NOT NULL);
COMMENT ON COLUMN claims.claim_status IS 'open, closed, rejected';
COMMENT ON COLUMN agents.commission_rate IS 'percent of the annual premium';
