CREATE TABLE req_hdr (req_no int PRIMARY KEY, rqstr int NOT NULL, req_dt date NOT NULL, need_dt date, apr_sts char(1) NOT NULL, apr_by int, apr_dt date, purp text NOT NULL);
CREATE TABLE req_ln (req_no int REFERENCES req_hdr, ln int, itm_txt text NOT NULL, qty int NOT NULL, est_prc numeric(9,2) NOT NULL, po_no int, PRIMARY KEY (req_no, ln));
CREATE TABLE usr_mst (usr_no int PRIMARY KEY, usr_nm text NOT NULL, dpt_cd char(3) NOT NULL);
CREATE TABLE dpt (dpt_cd char(3) PRIMARY KEY, dpt_nm text NOT NULL, bdgt numeric(10,2));
CREATE TABLE sup_mst (sup_no int PRIMARY KEY, sup_nm text NOT NULL, cty text, blckd char(1) NOT NULL, rtg int);
CREATE TABLE po_hdr (po_no int PRIMARY KEY, sup_no int NOT NULL REFERENCES sup_mst, po_dt date NOT NULL, prm_dt date, byr int REFERENCES usr_mst(usr_no), po_sts char(1) NOT NULL, cncl_dt date);
CREATE TABLE po_ln (po_no int REFERENCES po_hdr, ln int, itm_txt text NOT NULL, qty_ord int NOT NULL, prc numeric(9,2) NOT NULL, PRIMARY KEY (po_no, ln));
CREATE TABLE rcv (rcv_no int PRIMARY KEY, po_no int NOT NULL, ln int NOT NULL, rcv_dt date NOT NULL, qty_rcv int NOT NULL, qty_rej int NOT NULL, rcv_by int REFERENCES usr_mst(usr_no), FOREIGN KEY (po_no, ln) REFERENCES po_ln(po_no, ln));
