CREATE TABLE cust_mst (cust_no int PRIMARY KEY, cust_nm text NOT NULL, cty text, slsrep_cd char(3), cr_lmt numeric(10,2), flg_actv char(1) NOT NULL, dt_crt date NOT NULL);
CREATE TABLE slsrep (slsrep_cd char(3) PRIMARY KEY, rep_nm text NOT NULL, rgn text NOT NULL);
CREATE TABLE prd_cat (prd_cat_id int PRIMARY KEY, cat_desc text NOT NULL);
CREATE TABLE itm_mst (itm_no text PRIMARY KEY, itm_desc text NOT NULL, prd_cat_id int REFERENCES prd_cat, uom char(3) NOT NULL, prc_lst numeric(8,3) NOT NULL, cst_std numeric(8,3) NOT NULL, qty_oh int NOT NULL, qty_min int NOT NULL, flg_disc char(1) NOT NULL);
CREATE TABLE ord_hdr (ord_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust_mst, ord_dt date NOT NULL, req_dt date, shp_dt date, sts_cd char(1) NOT NULL, amt_grs numeric(10,2) NOT NULL, amt_dsc numeric(10,2) NOT NULL, amt_net numeric(10,2) NOT NULL, amt_tax numeric(10,2) NOT NULL, cust_po text);
CREATE TABLE ord_dtl (ord_no int NOT NULL REFERENCES ord_hdr, ln_no int NOT NULL, itm_no text NOT NULL REFERENCES itm_mst, qty_ord int NOT NULL, qty_shp int NOT NULL, prc_unt numeric(8,3) NOT NULL, PRIMARY KEY (ord_no, ln_no));
COMMENT ON COLUMN ord_hdr.sts_cd IS 'O open, P part shipped, S shipped, X cancelled';
COMMENT ON COLUMN cust_mst.flg_actv IS 'Y/N';
COMMENT ON COLUMN itm_mst.flg_disc IS 'Y = discontinued';
