CREATE TABLE cust (cust_no int PRIMARY KEY, cust_nm text NOT NULL, cty text, contract_end_dt date);
CREATE TABLE chmbr (chmbr_cd text PRIMARY KEY, chmbr_nm text NOT NULL, tgt_temp_c numeric(4,1) NOT NULL, plt_cap int NOT NULL);
CREATE TABLE prod (prod_no int PRIMARY KEY, prod_nm text NOT NULL, prod_grp text NOT NULL, max_temp_c numeric(4,1) NOT NULL, shelf_days int);
CREATE TABLE plt (plt_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust, prod_no int NOT NULL REFERENCES prod, chmbr_cd text NOT NULL REFERENCES chmbr, wgt_kg int NOT NULL, arr_dt date NOT NULL, best_bef_dt date, dep_dt date, hold_flg char(1) NOT NULL CHECK (hold_flg IN ('Y','N')));
CREATE TABLE temp_log (log_no int PRIMARY KEY, chmbr_cd text NOT NULL REFERENCES chmbr, read_ts timestamp NOT NULL, temp_c numeric(4,1) NOT NULL);
CREATE TABLE inv (inv_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust, inv_dt date NOT NULL, due_dt date NOT NULL, net_amt numeric(10,2) NOT NULL, vat_amt numeric(10,2) NOT NULL, pd_dt date);
CREATE TABLE emp (emp_no int PRIMARY KEY, f_nm text NOT NULL, l_nm text NOT NULL, lic_forklift char(1) NOT NULL);
CREATE TABLE mvmt (mvmt_no int PRIMARY KEY, plt_no int NOT NULL REFERENCES plt, emp_no int NOT NULL REFERENCES emp, mvmt_typ text NOT NULL, mvmt_ts timestamp NOT NULL);
