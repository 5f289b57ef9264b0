CREATE TABLE vend (vend_id int PRIMARY KEY, vend_nm text NOT NULL, cat text NOT NULL);
CREATE TABLE agr (agr_id int PRIMARY KEY, vend_id int NOT NULL REFERENCES vend, agr_typ text NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL, signed_by text);
COMMENT ON TABLE agr IS 'rebate agreements';
COMMENT ON COLUMN agr.agr_typ IS 'volume, growth, marketing';
CREATE TABLE agr_step (agr_id int NOT NULL REFERENCES agr, from_amt numeric(10,2) NOT NULL, pct numeric(4,2) NOT NULL, PRIMARY KEY (agr_id, from_amt));
CREATE TABLE purch (purch_id int PRIMARY KEY, vend_id int NOT NULL REFERENCES vend, store_cd char(3) NOT NULL, purch_dt date NOT NULL, net_amt numeric(10,2) NOT NULL, credit_note boolean NOT NULL);
CREATE TABLE clm (clm_id int PRIMARY KEY, agr_id int NOT NULL REFERENCES agr, clm_dt date NOT NULL, clm_amt numeric(10,2) NOT NULL, appr_amt numeric(10,2), appr_dt date, rcvd_dt date);
CREATE TABLE store (store_cd char(3) PRIMARY KEY, store_nm text NOT NULL, mgr text NOT NULL);
ALTER TABLE purch ADD FOREIGN KEY (store_cd) REFERENCES store;
