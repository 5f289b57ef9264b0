CREATE TABLE members (member_id int PRIMARY KEY, policy_no text NOT NULL, first_name text NOT NULL, last_name text NOT NULL, relation char(1) NOT NULL, dob date NOT NULL, plan_code text NOT NULL, joined date NOT NULL, left_on date, smoker char(1));
COMMENT ON COLUMN members.relation IS 'H policy holder, S spouse, K child';
CREATE TABLE plans (plan_code text PRIMARY KEY, plan_name text NOT NULL, monthly_premium numeric(7,2) NOT NULL, annual_limit numeric(10,2), deductible numeric(7,2) NOT NULL, closed_to_new char(1) NOT NULL);
CREATE TABLE providers (provider_id int PRIMARY KEY, provider_name text NOT NULL, kind text NOT NULL, city text NOT NULL, in_network char(1) NOT NULL, contract_ends date);
CREATE TABLE claims (claim_no int PRIMARY KEY, member_id int NOT NULL REFERENCES members, provider_id int REFERENCES providers, treatment_date date NOT NULL, received_on date NOT NULL, billed numeric(9,2) NOT NULL, approved numeric(9,2), paid_on date, status char(1) NOT NULL, diagnosis_group text NOT NULL, handler text);
COMMENT ON COLUMN claims.status IS 'N new, Q query sent, A approved, P paid, R rejected';
CREATE TABLE preauths (preauth_id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, requested_at timestamp NOT NULL, answered_at timestamp, procedure text NOT NULL, est_cost numeric(9,2) NOT NULL, granted char(1));
CREATE TABLE premiums (premium_id int PRIMARY KEY, policy_no text NOT NULL, due_date date NOT NULL, amount numeric(8,2) NOT NULL, paid_date date);
CREATE TABLE appeals (appeal_id int PRIMARY KEY, claim_no int NOT NULL REFERENCES claims, filed date NOT NULL, decided date, overturned char(1));
