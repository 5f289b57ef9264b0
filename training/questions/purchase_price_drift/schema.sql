CREATE TABLE sup (sup_no int PRIMARY KEY, sup_nm text NOT NULL, ctry text NOT NULL);
CREATE TABLE itm (itm_no text PRIMARY KEY, itm_nm text NOT NULL, itm_grp text NOT NULL, uom text NOT NULL);
CREATE TABLE prc_hist (itm_no text NOT NULL REFERENCES itm, sup_no int NOT NULL REFERENCES sup, vld_frm date NOT NULL, vld_to date, prc numeric(9,3) NOT NULL, min_qty int NOT NULL, PRIMARY KEY (itm_no, sup_no, vld_frm));
CREATE TABLE pur (pur_no int PRIMARY KEY, sup_no int NOT NULL REFERENCES sup, ord_dt date NOT NULL, rcv_dt date, buyer text NOT NULL);
CREATE TABLE pur_ln (pur_no int NOT NULL REFERENCES pur, itm_no text NOT NULL REFERENCES itm, qty int NOT NULL, prc numeric(9,3) NOT NULL, PRIMARY KEY (pur_no, itm_no));
CREATE TABLE quote (quote_id int PRIMARY KEY, itm_no text NOT NULL REFERENCES itm, sup_no int NOT NULL REFERENCES sup, quoted_dt date NOT NULL, prc numeric(9,3) NOT NULL, accepted char(1) NOT NULL);
COMMENT ON TABLE prc_hist IS 'agreed prices; vld_to null: in force';
