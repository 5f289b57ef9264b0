CREATE TABLE zn (zn_cd text PRIMARY KEY, zn_nm text NOT NULL, rsvr_nm text NOT NULL);
CREATE TABLE trf (trf_cd text PRIMARY KEY, trf_desc text NOT NULL, m3_rt numeric(6,4) NOT NULL, std_chg_yr numeric(7,2) NOT NULL);
CREATE TABLE acct (acct_no int PRIMARY KEY, acct_nm text NOT NULL, addr text NOT NULL, zn_cd text NOT NULL REFERENCES zn, trf_cd text NOT NULL REFERENCES trf, dd_flg boolean NOT NULL, opn_dt date NOT NULL, cls_dt date);
CREATE TABLE mtr (mtr_ser text PRIMARY KEY, acct_no int NOT NULL REFERENCES acct, mk text NOT NULL, inst_dt date NOT NULL, smart_flg boolean NOT NULL);
CREATE TABLE rdg (rdg_id int PRIMARY KEY, mtr_ser text NOT NULL REFERENCES mtr, rdg_dt date NOT NULL, rdg_m3 int NOT NULL, est_flg boolean NOT NULL, rdr_nm text);
CREATE TABLE bill (bill_no int PRIMARY KEY, acct_no int NOT NULL REFERENCES acct, bill_dt date NOT NULL, cons_m3 int NOT NULL, amt numeric(9,2) NOT NULL, due_dt date NOT NULL);
CREATE TABLE pymt (pymt_id int PRIMARY KEY, bill_no int NOT NULL REFERENCES bill, pymt_dt date NOT NULL, amt numeric(9,2) NOT NULL, mthd text NOT NULL);
CREATE TABLE leak (leak_id int PRIMARY KEY, zn_cd text NOT NULL REFERENCES zn, street text NOT NULL, rptd_dt date NOT NULL, fixd_dt date, sev text NOT NULL, est_loss_m3 int);
