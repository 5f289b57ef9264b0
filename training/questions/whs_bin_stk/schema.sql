CREATE TABLE whs (whs_cd char(2) PRIMARY KEY, whs_nm text NOT NULL, cty text NOT NULL);
CREATE TABLE loc (loc_cd text PRIMARY KEY, whs_cd char(2) NOT NULL REFERENCES whs, zn char(1) NOT NULL, max_wt_kg int, blk_flg boolean NOT NULL);
CREATE TABLE art (art_no int PRIMARY KEY, art_dsc text NOT NULL, art_grp text NOT NULL, wt_kg numeric(7,2), reord_qty int NOT NULL, vnd_nm text);
CREATE TABLE stk (loc_cd text REFERENCES loc, art_no int REFERENCES art, qty_avl int NOT NULL, qty_rsv int NOT NULL, lst_cnt_dt date, PRIMARY KEY (loc_cd, art_no));
CREATE TABLE trx_typ (trx_cd char(2) PRIMARY KEY, trx_dsc text NOT NULL, sgn int NOT NULL);
CREATE TABLE stk_trx (trx_no int PRIMARY KEY, trx_cd char(2) NOT NULL REFERENCES trx_typ, art_no int NOT NULL REFERENCES art, loc_cd text NOT NULL REFERENCES loc, qty int NOT NULL, trx_ts timestamp NOT NULL, usr_id text NOT NULL, ref_no text);
