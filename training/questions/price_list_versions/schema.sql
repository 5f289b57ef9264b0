CREATE TABLE pl_head (pl_cd text NOT NULL, ver int NOT NULL, val_fr date NOT NULL, val_to date, ccy char(3) NOT NULL, appr_by text, PRIMARY KEY (pl_cd, ver));
COMMENT ON TABLE pl_head IS 'price lists in versions; RET retail, TRD trade, EXP export; valid from val_fr to val_to (empty: until further notice)';
CREATE TABLE pl_art (art_no text PRIMARY KEY, art_dn text NOT NULL, brand text NOT NULL, eol_dt date);
COMMENT ON COLUMN pl_art.eol_dt IS 'discontinued on';
CREATE TABLE pl_line (pl_cd text NOT NULL, ver int NOT NULL, art_no text NOT NULL REFERENCES pl_art, prc numeric(9,2) NOT NULL, min_q int NOT NULL, PRIMARY KEY (pl_cd, ver, art_no), FOREIGN KEY (pl_cd, ver) REFERENCES pl_head);
COMMENT ON COLUMN pl_line.min_q IS 'smallest quantity sold';
CREATE TABLE pl_cust (cu_no int PRIMARY KEY, cu_dn text NOT NULL, pl_cd text NOT NULL, xtra_pct numeric(4,1) NOT NULL, rep text);
COMMENT ON COLUMN pl_cust.xtra_pct IS 'extra discount on the list in percent';
