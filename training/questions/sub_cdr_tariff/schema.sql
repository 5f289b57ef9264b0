CREATE TABLE tar_pln (pln_cd text PRIMARY KEY, pln_nm text NOT NULL, mth_fee numeric(7,2) NOT NULL, incl_min int NOT NULL, incl_mb int NOT NULL, wdrn char(1) NOT NULL);
CREATE TABLE cust_acct (acct_no int PRIMARY KEY, acct_nm text NOT NULL, acct_seg char(1) NOT NULL, twn text, crd_cls char(1));
CREATE TABLE sub_mst (msisdn text PRIMARY KEY, acct_no int NOT NULL REFERENCES cust_acct, pln_cd text NOT NULL REFERENCES tar_pln, act_dt date NOT NULL, deact_dt date, deact_rsn text, dlr_cd char(3));
CREATE TABLE dlr (dlr_cd char(3) PRIMARY KEY, dlr_nm text NOT NULL, dlr_twn text NOT NULL);
CREATE TABLE cdr (cdr_id int PRIMARY KEY, msisdn text NOT NULL REFERENCES sub_mst, strt_ts timestamp NOT NULL, dur_sec int NOT NULL, typ char(1) NOT NULL, dest_zn text NOT NULL, chg_amt numeric(7,3) NOT NULL);
CREATE TABLE usg_mth (msisdn text REFERENCES sub_mst, mth date, mb_used numeric(9,1) NOT NULL, sms_cnt int NOT NULL, PRIMARY KEY (msisdn, mth));
CREATE TABLE bil_hdr (bil_no int PRIMARY KEY, acct_no int NOT NULL REFERENCES cust_acct, bil_mth date NOT NULL, iss_dt date NOT NULL, due_dt date NOT NULL, amt_rc numeric(8,2) NOT NULL, amt_usg numeric(8,2) NOT NULL, amt_dsc numeric(8,2) NOT NULL, amt_tot numeric(8,2) NOT NULL, pd_dt date);
