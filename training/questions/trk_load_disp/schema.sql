CREATE TABLE drvr (drvr_cd text PRIMARY KEY, drvr_nm text NOT NULL, cdl_exp date NOT NULL, hired date NOT NULL, term date, pay_mi numeric(4,2) NOT NULL);
CREATE TABLE trk (trk_no int PRIMARY KEY, mk text NOT NULL, yr int NOT NULL, sts char(1) NOT NULL);
CREATE TABLE trl (trl_no int PRIMARY KEY, trl_typ char(1) NOT NULL, len_ft int NOT NULL);
CREATE TABLE shpr (shpr_id int PRIMARY KEY, shpr_nm text NOT NULL, bill_cty text, bill_st char(2), pay_dys int NOT NULL);
CREATE TABLE ld (ld_no int PRIMARY KEY, shpr_id int NOT NULL REFERENCES shpr, orig_cty text NOT NULL, orig_st char(2) NOT NULL, dest_cty text NOT NULL, dest_st char(2) NOT NULL, bk_dt date NOT NULL, pu_sch timestamp NOT NULL, pu_act timestamp, dl_sch timestamp NOT NULL, dl_act timestamp, wt_lb int, mi_ld int NOT NULL, mi_emp int NOT NULL, rt_lh numeric(8,2) NOT NULL, rt_fsc numeric(8,2) NOT NULL, sts char(2) NOT NULL, disp_by text, bk_by text);
CREATE TABLE ld_asg (ld_no int REFERENCES ld, seq int, drvr_cd text REFERENCES drvr, trk_no int REFERENCES trk, trl_no int REFERENCES trl, PRIMARY KEY (ld_no, seq));
CREATE TABLE ld_inv (inv_no int PRIMARY KEY, ld_no int NOT NULL REFERENCES ld, inv_dt date NOT NULL, inv_amt numeric(8,2) NOT NULL, pd_dt date, shrt_amt numeric(8,2) NOT NULL);
