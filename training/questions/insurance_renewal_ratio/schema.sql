CREATE TABLE broker (broker_id int PRIMARY KEY, broker_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE product_line (line_code text PRIMARY KEY, line_name text NOT NULL, tax_pct numeric(4,1) NOT NULL);
CREATE TABLE policyholder (holder_id int PRIMARY KEY, holder_name text NOT NULL, birth_date date, town text NOT NULL);
CREATE TABLE policy (policy_no int PRIMARY KEY, holder_id int NOT NULL REFERENCES policyholder, line_code text NOT NULL REFERENCES product_line, broker_id int REFERENCES broker, starts_on date NOT NULL, expires_on date NOT NULL, net_premium numeric(9,2) NOT NULL, previous_policy_no int REFERENCES policy, cancelled_on date);
CREATE TABLE quote (quote_no int PRIMARY KEY, holder_id int NOT NULL REFERENCES policyholder, line_code text NOT NULL REFERENCES product_line, quoted_on date NOT NULL, quoted_premium numeric(9,2) NOT NULL, policy_no int REFERENCES policy);
CREATE TABLE claim (claim_no int PRIMARY KEY, policy_no int NOT NULL REFERENCES policy, occurred_on date NOT NULL, reported_on date NOT NULL, closed_on date, reserve numeric(10,2) NOT NULL, paid_out numeric(10,2) NOT NULL DEFAULT 0, rejected boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN policy.net_premium IS 'for the term, without insurance tax';
COMMENT ON COLUMN policy.previous_policy_no IS 'the policy that this one renews';
COMMENT ON COLUMN quote.policy_no IS 'the policy it led to, if any';
