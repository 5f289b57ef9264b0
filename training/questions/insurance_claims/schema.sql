-- char(2) codes everywhere; what they mean is only in the look-up tables
CREATE TABLE line_of_business (lob_cd char(2) PRIMARY KEY, lob_name text NOT NULL);
CREATE TABLE policy_status (pol_st_cd char(2) PRIMARY KEY, description text NOT NULL);
CREATE TABLE claim_status (clm_st_cd char(2) PRIMARY KEY, description text NOT NULL);
CREATE TABLE loss_cause (cause_cd char(2) PRIMARY KEY, description text NOT NULL, lob_cd char(2) REFERENCES line_of_business);
CREATE TABLE reserve_type (res_type_cd char(2) PRIMARY KEY, description text NOT NULL);
CREATE TABLE payment_type (pay_type_cd char(2) PRIMARY KEY, description text NOT NULL);
CREATE TABLE party_role (role_cd char(2) PRIMARY KEY, description text NOT NULL);
CREATE TABLE channel (channel_cd char(2) PRIMARY KEY, description text NOT NULL);
CREATE TABLE agency (agency_id int PRIMARY KEY, agency_name text NOT NULL, state char(2) NOT NULL, commission_pct numeric(4,1) NOT NULL, appointed_on date NOT NULL);
CREATE TABLE policyholder (holder_id int PRIMARY KEY, full_name text NOT NULL, birth_date date, state char(2) NOT NULL, city text NOT NULL, email text, customer_since date NOT NULL);
CREATE TABLE policy (policy_no text PRIMARY KEY, holder_id int NOT NULL REFERENCES policyholder, lob_cd char(2) NOT NULL REFERENCES line_of_business, agency_id int REFERENCES agency, channel_cd char(2) NOT NULL REFERENCES channel, pol_st_cd char(2) NOT NULL REFERENCES policy_status, effective_date date NOT NULL, expiry_date date NOT NULL, annual_premium numeric(10,2) NOT NULL, deductible numeric(8,2) NOT NULL, coverage_limit numeric(12,2) NOT NULL);
CREATE TABLE premium_payment (premium_payment_id int PRIMARY KEY, policy_no text NOT NULL REFERENCES policy, due_date date NOT NULL, amount numeric(10,2) NOT NULL, received_on date);
CREATE TABLE adjuster (adjuster_id int PRIMARY KEY, full_name text NOT NULL, office text NOT NULL, authority_limit numeric(10,2) NOT NULL, supervisor_id int REFERENCES adjuster, hired_on date NOT NULL, left_on date);
CREATE TABLE claim (claim_no text PRIMARY KEY, policy_no text NOT NULL REFERENCES policy, cause_cd char(2) NOT NULL REFERENCES loss_cause, clm_st_cd char(2) NOT NULL REFERENCES claim_status, adjuster_id int REFERENCES adjuster, loss_date date NOT NULL, reported_at timestamptz NOT NULL, closed_at timestamptz, channel_cd char(2) NOT NULL REFERENCES channel, loss_city text, claimed_amount numeric(12,2), fraud_flag boolean NOT NULL DEFAULT false, description text);
CREATE TABLE claim_party (claim_no text NOT NULL REFERENCES claim, party_seq int NOT NULL, role_cd char(2) NOT NULL REFERENCES party_role, party_name text NOT NULL, phone text, injured boolean NOT NULL, PRIMARY KEY (claim_no, party_seq));
CREATE TABLE reserve (reserve_id int PRIMARY KEY, claim_no text NOT NULL REFERENCES claim, res_type_cd char(2) NOT NULL REFERENCES reserve_type, set_on date NOT NULL, amount numeric(12,2) NOT NULL);
CREATE TABLE claim_payment (claim_payment_id int PRIMARY KEY, claim_no text NOT NULL REFERENCES claim, pay_type_cd char(2) NOT NULL REFERENCES payment_type, payee text NOT NULL, paid_on date NOT NULL, amount numeric(12,2) NOT NULL, approved_by int REFERENCES adjuster(adjuster_id));
CREATE TABLE claim_note (note_id int PRIMARY KEY, claim_no text NOT NULL REFERENCES claim, adjuster_id int NOT NULL REFERENCES adjuster, written_at timestamptz NOT NULL, note_text text NOT NULL);
