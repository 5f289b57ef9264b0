CREATE TABLE sls_flat (rec_no int PRIMARY KEY, ord_no text NOT NULL, ord_dt date NOT NULL, shp_dt date, cust_nm text NOT NULL, cust_city text NOT NULL, cust_seg text NOT NULL, itm_cd text NOT NULL, itm_nm text NOT NULL, itm_grp text NOT NULL, qty int NOT NULL, unit_prc numeric(8,2) NOT NULL, disc_pct numeric(4,1) NOT NULL, rep_cd text NOT NULL, whs_cd text NOT NULL, ret_flg char(1) NOT NULL);
COMMENT ON TABLE sls_flat IS 'one row for each line of an order, exported from the old system';
COMMENT ON COLUMN sls_flat.ret_flg IS '1 if the goods of this line came back, 0 if not';
COMMENT ON COLUMN sls_flat.disc_pct IS 'discount in percent of the line';
CREATE TABLE lkp_rep (rep_cd text PRIMARY KEY, rep_nm text NOT NULL, rgn text NOT NULL);
CREATE TABLE lkp_whs (whs_cd text PRIMARY KEY, whs_nm text NOT NULL, cap_m2 int NOT NULL);
