CREATE TABLE brk_client (client_no int PRIMARY KEY, client_name text NOT NULL, client_kind text NOT NULL, town text NOT NULL, since date NOT NULL, adviser_no int);
CREATE TABLE brk_adviser (adviser_no int PRIMARY KEY, adviser_name text NOT NULL, office text NOT NULL);
CREATE TABLE brk_insurer (insurer_no int PRIMARY KEY, insurer_name text NOT NULL);
CREATE TABLE brk_policy (policy_no text PRIMARY KEY, client_no int NOT NULL, insurer_no int NOT NULL, line text NOT NULL, start_date date NOT NULL, renewal_date date NOT NULL, annual_premium numeric(9,2) NOT NULL, commission_rate numeric(4,1) NOT NULL, lapsed_on date);
CREATE TABLE brk_claim (claim_no int PRIMARY KEY, policy_no text NOT NULL, happened_on date NOT NULL, reported_on date NOT NULL, claimed numeric(10,2) NOT NULL, settled_amount numeric(10,2), settled_on date, rejected char(1) NOT NULL);
CREATE TABLE brk_commission (entry_no int PRIMARY KEY, policy_no text NOT NULL, due_on date NOT NULL, received_on date, amount numeric(8,2) NOT NULL);
COMMENT ON TABLE brk_commission IS 'commission that insurers owe or have paid to us';
COMMENT ON COLUMN brk_claim.rejected IS 'Y or N';
COMMENT ON COLUMN brk_policy.line IS 'motor, home, liability, life, cyber';
