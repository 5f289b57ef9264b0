CREATE TABLE wrkr (wrkr_no int PRIMARY KEY, wrkr_nm text NOT NULL, hm_town text NOT NULL, reg_dt date NOT NULL, drv_lic boolean NOT NULL, stat_cd char(1) NOT NULL, avg_rtg numeric(3,1));
COMMENT ON COLUMN wrkr.stat_cd IS 'A active, I inactive, B blocked';
CREATE TABLE skl (skl_cd text PRIMARY KEY, skl_desc text NOT NULL);
CREATE TABLE wrkr_skl (wrkr_no int REFERENCES wrkr, skl_cd text REFERENCES skl, cert_exp_dt date, PRIMARY KEY (wrkr_no, skl_cd));
CREATE TABLE clnt_site (site_no int PRIMARY KEY, clnt_nm text NOT NULL, site_town text NOT NULL, cntct_nm text, cr_lim_eur numeric(10,2));
CREATE TABLE asgn (asgn_no int PRIMARY KEY, site_no int NOT NULL REFERENCES clnt_site, wrkr_no int REFERENCES wrkr, skl_cd text NOT NULL REFERENCES skl, strt_dt date NOT NULL, end_dt date NOT NULL, pay_hr_eur numeric(6,2) NOT NULL, bill_hr_eur numeric(6,2) NOT NULL, asgn_st text NOT NULL);
CREATE TABLE tm_sht (sht_no int PRIMARY KEY, asgn_no int NOT NULL REFERENCES asgn, wk_start_dt date NOT NULL, hrs numeric(5,1) NOT NULL, sgn_by_clnt boolean NOT NULL);
CREATE TABLE inv (inv_no int PRIMARY KEY, site_no int NOT NULL REFERENCES clnt_site, inv_dt date NOT NULL, amt_eur numeric(10,2) NOT NULL, pd_dt date);
