CREATE TABLE cust (cust_id int PRIMARY KEY, cust_nm text NOT NULL, cust_typ text NOT NULL, tel_no text, pay_trm_days int NOT NULL);
CREATE TABLE skp_typ (skp_typ_cd text PRIMARY KEY, descr text NOT NULL, cap_cuyd int NOT NULL, day_rt numeric(6,2) NOT NULL);
CREATE TABLE lorry (lry_id int PRIMARY KEY, reg_no text NOT NULL, drv_nm text, mot_due_dt date NOT NULL);
CREATE TABLE skp (skp_no int PRIMARY KEY, skp_typ_cd text NOT NULL REFERENCES skp_typ, cond text NOT NULL, bought_dt date);
CREATE TABLE hire (hire_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES cust, skp_no int NOT NULL REFERENCES skp, site_addr text NOT NULL, site_town text NOT NULL, on_road_flg boolean NOT NULL, dlv_dt date NOT NULL, dlv_lry_id int REFERENCES lorry(lry_id), coll_dt date, coll_lry_id int REFERENCES lorry(lry_id), hire_amt numeric(8,2) NOT NULL);
CREATE TABLE permit (prm_no text PRIMARY KEY, hire_id int NOT NULL REFERENCES hire, council_nm text NOT NULL, vld_from date NOT NULL, vld_to date NOT NULL, fee_amt numeric(6,2) NOT NULL);
CREATE TABLE wgh_tkt (tkt_no int PRIMARY KEY, hire_id int NOT NULL REFERENCES hire, tip_nm text NOT NULL, waste_typ text NOT NULL, net_kg int NOT NULL, tip_chg_amt numeric(8,2) NOT NULL, wgh_dt date NOT NULL);
