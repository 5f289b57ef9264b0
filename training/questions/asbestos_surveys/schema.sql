CREATE TABLE clnt (clnt_id int PRIMARY KEY, clnt_nm text NOT NULL, clnt_typ text NOT NULL, pay_terms_dys int NOT NULL);
CREATE TABLE site (site_id int PRIMARY KEY, clnt_id int NOT NULL REFERENCES clnt(clnt_id), site_nm text NOT NULL, town text NOT NULL, bld_yr int, flr_area_m2 int NOT NULL);
CREATE TABLE srvyr (srvyr_id int PRIMARY KEY, srvyr_nm text NOT NULL, lic_no text NOT NULL, lic_exp_dt date NOT NULL, hr_rate numeric(6,2) NOT NULL);
CREATE TABLE srvy (srvy_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site(site_id), srvyr_id int NOT NULL REFERENCES srvyr(srvyr_id), srvy_typ text NOT NULL, req_dt date NOT NULL, srvy_dt date, rpt_dt date, hrs numeric(5,1), fee_amt numeric(9,2) NOT NULL, inv_pd_dt date);
CREATE TABLE smpl (smpl_id int PRIMARY KEY, srvy_id int NOT NULL REFERENCES srvy(srvy_id), loc_desc text NOT NULL, matl text NOT NULL, rslt text, lab_cst numeric(6,2) NOT NULL);
CREATE TABLE rmvl (rmvl_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site(site_id), cntr_nm text NOT NULL, strt_dt date NOT NULL, end_dt date, qty_kg numeric(8,1), cst_amt numeric(10,2) NOT NULL);
