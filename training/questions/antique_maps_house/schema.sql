CREATE TABLE mkr (mkr_id int PRIMARY KEY, mkr_nm text NOT NULL, city text NOT NULL, act_from int, act_to int);
CREATE TABLE map_itm (itm_id int PRIMARY KEY, mkr_id int REFERENCES mkr(mkr_id), ttl text NOT NULL, rgn text NOT NULL, pub_yr int, cond_cd char(1) NOT NULL, hand_col boolean NOT NULL, acq_dt date NOT NULL, acq_cst numeric(9,2) NOT NULL, ask_prc numeric(9,2), shelf_cd text);
CREATE TABLE cust (cust_id int PRIMARY KEY, cust_nm text NOT NULL, cust_typ text NOT NULL, ctry text NOT NULL, fst_seen_dt date NOT NULL);
CREATE TABLE sls (sls_id int PRIMARY KEY, itm_id int NOT NULL UNIQUE REFERENCES map_itm(itm_id), cust_id int NOT NULL REFERENCES cust(cust_id), sls_dt date NOT NULL, sls_prc numeric(9,2) NOT NULL, chnl text NOT NULL, ship_dt date, pd_dt date);
CREATE TABLE rstr (rstr_id int PRIMARY KEY, itm_id int NOT NULL REFERENCES map_itm(itm_id), work_desc text NOT NULL, sent_dt date NOT NULL, back_dt date, cst_amt numeric(8,2) NOT NULL);
CREATE TABLE wish (wish_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES cust(cust_id), rgn text NOT NULL, max_prc numeric(9,2), ent_dt date NOT NULL, fulf boolean NOT NULL);
