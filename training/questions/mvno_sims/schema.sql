CREATE TABLE cust (cust_id int PRIMARY KEY, fst_nm text NOT NULL, lst_nm text NOT NULL, city text, birth_dt date, reg_dt date NOT NULL);
CREATE TABLE tariff (trf_cd text PRIMARY KEY, trf_nm text NOT NULL, mth_fee numeric(6,2) NOT NULL, data_gb numeric(6,1), incl_min int, eff_from date NOT NULL, eff_to date);
CREATE TABLE sim (sim_no text PRIMARY KEY, cust_id int NOT NULL REFERENCES cust, trf_cd text NOT NULL REFERENCES tariff, phone_no text NOT NULL, act_dt date, deact_dt date, esim_flg boolean NOT NULL);
CREATE TABLE usage_day (usg_id int PRIMARY KEY, sim_no text NOT NULL REFERENCES sim, usg_dt date NOT NULL, data_mb int NOT NULL, call_min int NOT NULL, roam_ctry text);
CREATE TABLE pmt (pmt_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES cust, pmt_dt date NOT NULL, amt numeric(8,2) NOT NULL, pmt_mthd text NOT NULL);
CREATE TABLE port_req (port_id int PRIMARY KEY, sim_no text NOT NULL REFERENCES sim, dirn text NOT NULL CHECK (dirn IN ('in','out')), oth_oper text NOT NULL, req_dt date NOT NULL, done_dt date);
