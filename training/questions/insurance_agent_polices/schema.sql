CREATE TABLE ins_co (co_cd char(3) PRIMARY KEY, co_name text NOT NULL);
CREATE TABLE ins_person (per_id int PRIMARY KEY, surname text NOT NULL, first_name text NOT NULL, born date NOT NULL, spouse_id int REFERENCES ins_person (per_id), agent text NOT NULL);
CREATE TABLE ins_pol (pol_no text PRIMARY KEY, co_cd char(3) NOT NULL REFERENCES ins_co, holder_id int NOT NULL REFERENCES ins_person (per_id), insured_id int NOT NULL REFERENCES ins_person (per_id), payer_id int NOT NULL REFERENCES ins_person (per_id), branch char(2) NOT NULL, prem_yr numeric(9,2) NOT NULL, freq int NOT NULL, incept_dt date NOT NULL, lapse_dt date);
COMMENT ON COLUMN ins_pol.branch IS 'LI life, HO home, CA car, HE health, LE legal';
COMMENT ON COLUMN ins_pol.prem_yr IS 'premium for a whole year';
COMMENT ON COLUMN ins_pol.freq IS 'payments a year: 1, 2, 4 or 12';
COMMENT ON COLUMN ins_pol.lapse_dt IS 'day the policy ended; empty while in force';
CREATE TABLE ins_claim (claim_no int PRIMARY KEY, pol_no text NOT NULL REFERENCES ins_pol, loss_dt date NOT NULL, rep_dt date NOT NULL, set_dt date, claimed numeric(10,2) NOT NULL, paid numeric(10,2));
COMMENT ON TABLE ins_claim IS 'loss_dt when it happened, rep_dt when reported to us, set_dt when settled';
