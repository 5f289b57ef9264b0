CREATE TABLE broker (brk_id int PRIMARY KEY, brk_name text NOT NULL, comm_pct numeric(4,1) NOT NULL);
CREATE TABLE line_of_business (lob_code text PRIMARY KEY, lob_name text NOT NULL);
CREATE TABLE insured (ins_id int PRIMARY KEY, ins_name text NOT NULL, birth_year int, region text NOT NULL);
CREATE TABLE policy (pol_no int PRIMARY KEY, ins_id int NOT NULL REFERENCES insured, brk_id int REFERENCES broker, lob_code text NOT NULL REFERENCES line_of_business, quoted_on date NOT NULL, incepted_on date NOT NULL, expires_on date NOT NULL, cancelled_on date, annual_premium numeric(9,2) NOT NULL, sum_insured numeric(11,2) NOT NULL, excess numeric(8,2) NOT NULL);
CREATE TABLE premium_receipt (rec_id int PRIMARY KEY, pol_no int NOT NULL REFERENCES policy, due_on date NOT NULL, paid_on date, amount numeric(9,2) NOT NULL);
CREATE TABLE claim (clm_no int PRIMARY KEY, pol_no int NOT NULL REFERENCES policy, occurred_on date NOT NULL, notified_on date NOT NULL, closed_on date, reserve numeric(10,2) NOT NULL, status text NOT NULL);
COMMENT ON COLUMN claim.status IS 'open, settled, rejected';
CREATE TABLE claim_payment (cp_id int PRIMARY KEY, clm_no int NOT NULL REFERENCES claim, paid_on date NOT NULL, amount numeric(10,2) NOT NULL, payee text NOT NULL);
