CREATE TABLE itm (itm_no text PRIMARY KEY, dsc text NOT NULL, mk_buy char(1) NOT NULL, uom text NOT NULL, ld_tm_dys int);
CREATE TABLE bom (par_itm text REFERENCES itm(itm_no), cmp_itm text REFERENCES itm(itm_no), qty_per numeric(8,3) NOT NULL, scrp_pct numeric(4,1) NOT NULL DEFAULT 0, PRIMARY KEY (par_itm, cmp_itm));
CREATE TABLE wrk_ctr (wc_cd text PRIMARY KEY, wc_nm text NOT NULL, hrs_day numeric(4,1) NOT NULL, rate_hr numeric(7,2) NOT NULL);
CREATE TABLE oper (oper_no int PRIMARY KEY, oper_nm text NOT NULL, shft char(1) NOT NULL, trm_dt date);
CREATE TABLE wo (wo_no int PRIMARY KEY, itm_no text NOT NULL REFERENCES itm, qty_ord int NOT NULL, qty_cmp int NOT NULL, qty_scr int NOT NULL, rel_dt date, due_dt date NOT NULL, cls_dt date, sts char(1) NOT NULL, prty int NOT NULL, plnr text);
CREATE TABLE wo_opn (wo_no int REFERENCES wo, opn_seq int, wc_cd text REFERENCES wrk_ctr, hrs_std numeric(6,2) NOT NULL, hrs_act numeric(6,2), oper_no int REFERENCES oper, strt_ts timestamp, end_ts timestamp, PRIMARY KEY (wo_no, opn_seq));
CREATE TABLE dwn_tm (dt_id int PRIMARY KEY, wc_cd text REFERENCES wrk_ctr, beg_ts timestamp NOT NULL, min_lost int NOT NULL, rsn text NOT NULL, rptd_by int REFERENCES oper(oper_no));
