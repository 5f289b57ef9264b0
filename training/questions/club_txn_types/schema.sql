CREATE TABLE t_mbr (mbr_id int PRIMARY KEY, mbr_nm text NOT NULL, cat_cd char(1) NOT NULL, jn_dt date NOT NULL, lv_dt date, hcp numeric(4,1), spons_id int REFERENCES t_mbr(mbr_id));
CREATE TABLE t_cat (cat_cd char(1) PRIMARY KEY, cat_nm text NOT NULL, ann_fee numeric(8,2) NOT NULL);
CREATE TABLE t_txn_typ (typ_cd char(3) PRIMARY KEY, typ_nm text NOT NULL, dr_cr char(1) NOT NULL);
CREATE TABLE t_txn (txn_id int PRIMARY KEY, mbr_id int NOT NULL REFERENCES t_mbr, typ_cd char(3) NOT NULL REFERENCES t_txn_typ, txn_dt date NOT NULL, pst_dt date, amt numeric(9,2) NOT NULL, usr_cd text, ref_txn_id int REFERENCES t_txn(txn_id));
CREATE TABLE t_rnd (rnd_id int PRIMARY KEY, mbr_id int NOT NULL REFERENCES t_mbr, ply_dt date NOT NULL, scr int, tee_cd char(1) NOT NULL, comp_flg char(1) NOT NULL);
COMMENT ON COLUMN t_txn_typ.dr_cr IS 'D = the member owes, C = the member has paid or is credited';
COMMENT ON COLUMN t_txn.amt IS 'always positive, see the type for the direction';
COMMENT ON COLUMN t_rnd.tee_cd IS 'W white, Y yellow, R red';
COMMENT ON COLUMN t_mbr.spons_id IS 'member who proposed this member';
