CREATE TABLE usr (usr_id integer PRIMARY KEY, usr_nm text NOT NULL, usr_eml text NOT NULL, ctry_cd char(2) NOT NULL, bby_due_dt date, nwsl_yn boolean NOT NULL, crt_dt date NOT NULL);
COMMENT ON COLUMN usr.bby_due_dt IS 'due date or birthday of the baby, if told';
CREATE TABLE ctgy (ctgy_id integer PRIMARY KEY, ctgy_nm text NOT NULL);
CREATE TABLE art (art_no integer PRIMARY KEY, art_nm text NOT NULL, ctgy_id integer NOT NULL REFERENCES ctgy(ctgy_id), age_grp text NOT NULL, prc numeric(6,2) NOT NULL, cst numeric(6,2) NOT NULL, stk_qty integer NOT NULL, sale_prc numeric(6,2));
COMMENT ON COLUMN art.sale_prc IS 'reduced price, empty when not on sale';
CREATE TABLE ordr (ord_id integer PRIMARY KEY, usr_id integer NOT NULL REFERENCES usr(usr_id), ord_ts timestamp NOT NULL, ship_dt date, dlv_dt date, pay_mtd text NOT NULL, gft_yn boolean NOT NULL, ord_tot numeric(8,2) NOT NULL, cpn_cd text);
COMMENT ON COLUMN ordr.gft_yn IS 'sent as a gift';
CREATE TABLE ordr_itm (ord_id integer NOT NULL REFERENCES ordr(ord_id), art_no integer NOT NULL REFERENCES art(art_no), qty integer NOT NULL, itm_amt numeric(8,2) NOT NULL, PRIMARY KEY (ord_id, art_no));
CREATE TABLE rtn (rtn_id integer PRIMARY KEY, ord_id integer NOT NULL REFERENCES ordr(ord_id), art_no integer NOT NULL REFERENCES art(art_no), rtn_dt date NOT NULL, rsn text NOT NULL, rfnd_amt numeric(8,2) NOT NULL);
