CREATE TABLE cust_mst (cust_cd varchar(6) PRIMARY KEY, cust_nm varchar(60) NOT NULL, cntry varchar(2), cr_lmt numeric(12,2), blk_yn char(1) DEFAULT 'N', dt_crt date);
CREATE TABLE grd_mst (grd_cd varchar(6) PRIMARY KEY, grd_nm varchar(40), gsm integer, recyc_pct integer, prc_t numeric(8,2));
CREATE TABLE pm_mst (pm_no integer PRIMARY KEY, pm_nm varchar(30), max_w_mm integer, yr_inst integer, act_yn char(1));
CREATE TABLE reel_prod (reel_no bigint PRIMARY KEY, pm_no integer REFERENCES pm_mst, grd_cd varchar(6), prod_dt date, shft char(1), wt_kg numeric(8,1), w_mm integer, qc_st char(1), opr_nm varchar(40));
CREATE TABLE ord_hdr (ord_no integer PRIMARY KEY, cust_cd varchar(6) REFERENCES cust_mst, ord_dt date, req_dt date, shp_dt date, st_cd varchar(2), slm_nm varchar(40));
CREATE TABLE ord_dtl (ord_no integer, ln_no integer, grd_cd varchar(6), qty_t numeric(8,2), prc_t numeric(8,2), PRIMARY KEY (ord_no, ln_no));
CREATE TABLE dwn_log (dwn_id integer PRIMARY KEY, pm_no integer, st_ts timestamp, end_ts timestamp, rsn_tx varchar(40), pln_yn char(1));
CREATE TABLE pulp_rcv (rcv_no integer PRIMARY KEY, supp_nm varchar(50), pulp_typ varchar(20), rcv_dt date, qty_t numeric(8,2), cst_amt numeric(12,2), moist_pct numeric(4,1));
