CREATE TABLE vnd (vnd_cd text PRIMARY KEY, vnd_nm text NOT NULL, cty text, trm_dys int NOT NULL, hld_flg boolean NOT NULL, vnd_grp text);
CREATE TABLE cost_ctr (cc_no int PRIMARY KEY, cc_nm text NOT NULL, mgr_emp int);
CREATE TABLE emp (emp_no int PRIMARY KEY, emp_nm text NOT NULL, cc_no int REFERENCES cost_ctr);
CREATE TABLE vch_hdr (vch_no int PRIMARY KEY, vnd_cd text NOT NULL REFERENCES vnd, inv_ref text NOT NULL, inv_dt date NOT NULL, rcv_dt date NOT NULL, due_dt date NOT NULL, amt_inv numeric(10,2) NOT NULL, amt_dsc_avl numeric(10,2) NOT NULL, sts char(2) NOT NULL, ent_by int REFERENCES emp(emp_no), apr_by int REFERENCES emp(emp_no), apr_dt date);
CREATE TABLE vch_dst (vch_no int REFERENCES vch_hdr, ln int, cc_no int REFERENCES cost_ctr, gl_acct text NOT NULL, amt numeric(10,2) NOT NULL, PRIMARY KEY (vch_no, ln));
CREATE TABLE pymt (pymt_no int PRIMARY KEY, vch_no int NOT NULL REFERENCES vch_hdr, pymt_dt date NOT NULL, amt_pd numeric(10,2) NOT NULL, amt_dsc_tkn numeric(10,2) NOT NULL, mthd text NOT NULL, void_flg boolean NOT NULL);
COMMENT ON COLUMN vch_hdr.sts IS 'EN entered, AP approved, PD paid, DP disputed';
