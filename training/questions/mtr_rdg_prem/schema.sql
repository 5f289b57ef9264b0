CREATE TABLE prem (prem_no int PRIMARY KEY, addr text NOT NULL, zn_cd char(1) NOT NULL, use_cd char(1) NOT NULL);
CREATE TABLE acct (acct_no int PRIMARY KEY, prem_no int NOT NULL REFERENCES prem, hldr_nm text NOT NULL, opn_dt date NOT NULL, cls_dt date, auto_pay char(1) NOT NULL, bal numeric(9,2) NOT NULL);
CREATE TABLE mtr (mtr_ser text PRIMARY KEY, prem_no int REFERENCES prem, sz_mm int NOT NULL, ins_dt date NOT NULL, rem_dt date, mk text NOT NULL);
CREATE TABLE rdr (rdr_id int PRIMARY KEY, rdr_nm text NOT NULL);
CREATE TABLE rdg (rdg_id int PRIMARY KEY, mtr_ser text NOT NULL REFERENCES mtr, rdg_dt date NOT NULL, rdg_val int NOT NULL, cons_m3 int, est_fl char(1) NOT NULL, rdr_id int REFERENCES rdr, prob_cd char(2));
CREATE TABLE wbil (bil_no int PRIMARY KEY, acct_no int NOT NULL REFERENCES acct, per_fr date NOT NULL, per_to date NOT NULL, iss_dt date NOT NULL, due_dt date NOT NULL, wat_amt numeric(8,2) NOT NULL, sew_amt numeric(8,2) NOT NULL, fix_amt numeric(8,2) NOT NULL, pd_amt numeric(8,2) NOT NULL, pd_dt date);
CREATE TABLE so (so_no int PRIMARY KEY, prem_no int NOT NULL REFERENCES prem, so_typ char(2) NOT NULL, rq_dt date NOT NULL, sch_dt date, dn_dt date, crew text);
COMMENT ON COLUMN prem.use_cd IS 'R residential, C commercial, I industrial';
