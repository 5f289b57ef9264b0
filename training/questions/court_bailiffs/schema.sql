CREATE TABLE crt (crt_cd text PRIMARY KEY, crt_nm text NOT NULL, cnty text NOT NULL);
CREATE TABLE agt (agt_id int PRIMARY KEY, agt_nm text NOT NULL, cert_exp_dt date NOT NULL, van_reg text);
CREATE TABLE cred (cred_id int PRIMARY KEY, cred_nm text NOT NULL, cred_typ text NOT NULL);
CREATE TABLE dbtr (dbtr_id int PRIMARY KEY, fst_nm text NOT NULL, lst_nm text NOT NULL, town text NOT NULL, vuln_flg boolean NOT NULL);
CREATE TABLE wrnt (wrnt_no text PRIMARY KEY, crt_cd text NOT NULL REFERENCES crt, cred_id int NOT NULL REFERENCES cred, dbtr_id int NOT NULL REFERENCES dbtr, agt_id int REFERENCES agt, iss_dt date NOT NULL, debt_typ text NOT NULL, debt_amt numeric(9,2) NOT NULL, st text NOT NULL, cls_dt date);
CREATE TABLE vst (vst_id int PRIMARY KEY, wrnt_no text NOT NULL REFERENCES wrnt, agt_id int NOT NULL REFERENCES agt, vst_ts timestamptz NOT NULL, rslt text NOT NULL, fee_amt numeric(7,2) NOT NULL);
CREATE TABLE rcpt (rcpt_id int PRIMARY KEY, wrnt_no text NOT NULL REFERENCES wrnt, rcpt_dt date NOT NULL, amt numeric(9,2) NOT NULL, mthd text NOT NULL);
CREATE TABLE goods (goods_id int PRIMARY KEY, wrnt_no text NOT NULL REFERENCES wrnt, item text NOT NULL, taken_dt date NOT NULL, sold_dt date, sold_amt numeric(8,2));
COMMENT ON COLUMN wrnt.st IS 'open, paid, returned, suspended';
