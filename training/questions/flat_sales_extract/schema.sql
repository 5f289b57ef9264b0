CREATE TABLE sls_ext (
  ext_id int PRIMARY KEY, inv_no text NOT NULL, inv_dt date NOT NULL, cust_nm text NOT NULL, cust_seg text NOT NULL, cust_cty text NOT NULL,
  rep_nm text NOT NULL, rep_mgr_nm text NOT NULL, prod_cd text NOT NULL, prod_nm text NOT NULL, prod_ln text NOT NULL,
  qty int NOT NULL, lst_amt numeric(10,2) NOT NULL, dsc_amt numeric(10,2) NOT NULL, cgs_amt numeric(10,2) NOT NULL, frt_in char(1) NOT NULL);
COMMENT ON TABLE sls_ext IS 'flat copy from the old system, one row per invoice line, everything repeated';
COMMENT ON COLUMN sls_ext.lst_amt IS 'value of the line at list price';
COMMENT ON COLUMN sls_ext.dsc_amt IS 'discount on it';
COMMENT ON COLUMN sls_ext.cgs_amt IS 'what the goods cost us';
COMMENT ON COLUMN sls_ext.frt_in IS 'Y: we paid the freight';
CREATE TABLE rep_tgt (rep_nm text NOT NULL, qtr date NOT NULL, tgt_amt numeric(10,2) NOT NULL, PRIMARY KEY (rep_nm, qtr));
COMMENT ON TABLE rep_tgt IS 'sales target per quarter (first day), in money after discount';
CREATE TABLE prod_ln_own (prod_ln text PRIMARY KEY, own_nm text NOT NULL);
COMMENT ON TABLE prod_ln_own IS 'who is responsible for a product line';
