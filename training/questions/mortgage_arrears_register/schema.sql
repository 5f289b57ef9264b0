CREATE TABLE borrower (brw_id int PRIMARY KEY, brw_name text NOT NULL, employment text NOT NULL, income_pa numeric(10,2));
CREATE TABLE property (prop_id int PRIMARY KEY, street_addr text NOT NULL, city text NOT NULL, build_yr int, valuation numeric(11,2) NOT NULL, valued_on date NOT NULL);
CREATE TABLE mortgage (mtg_no text PRIMARY KEY, brw_id int NOT NULL REFERENCES borrower, co_brw_id int REFERENCES borrower, prop_id int NOT NULL REFERENCES property, principal numeric(11,2) NOT NULL, bal_now numeric(11,2) NOT NULL, rate_pct numeric(4,2) NOT NULL, rate_type text NOT NULL, fix_ends date, drawn_on date NOT NULL, redeemed_on date, broker text);
CREATE TABLE instal (mtg_no text NOT NULL REFERENCES mortgage, due_dt date NOT NULL, due_amt numeric(8,2) NOT NULL, paid_amt numeric(8,2) NOT NULL, paid_dt date, PRIMARY KEY (mtg_no, due_dt));
CREATE TABLE arrears_case (case_no int PRIMARY KEY, mtg_no text NOT NULL REFERENCES mortgage, opened date NOT NULL, closed date, collector text NOT NULL, stage text NOT NULL);
COMMENT ON COLUMN arrears_case.stage IS 'letter, call, plan, court, repossession';
CREATE TABLE contact_log (log_id int PRIMARY KEY, case_no int NOT NULL REFERENCES arrears_case, at timestamp NOT NULL, how text NOT NULL, reached boolean NOT NULL);
