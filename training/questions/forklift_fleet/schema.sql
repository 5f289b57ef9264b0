CREATE TABLE whs (whs_cd text PRIMARY KEY, whs_nm text NOT NULL, cty text NOT NULL, sqft int);
CREATE TABLE trk (trk_no text PRIMARY KEY, mfr text NOT NULL, mdl text NOT NULL, pwr text NOT NULL, cap_lb int NOT NULL, whs_cd text NOT NULL REFERENCES whs(whs_cd), lse_end_dt date, acq_cost numeric(10,2), sts text NOT NULL);
CREATE TABLE opr (opr_id int PRIMARY KEY, opr_nm text NOT NULL, whs_cd text NOT NULL REFERENCES whs(whs_cd), cert_exp_dt date NOT NULL, shft int NOT NULL);
CREATE TABLE hr_mtr (trk_no text NOT NULL REFERENCES trk(trk_no), rd_dt date NOT NULL, mtr_hrs numeric(8,1) NOT NULL, PRIMARY KEY (trk_no, rd_dt));
CREATE TABLE chk_lst (chk_id int PRIMARY KEY, trk_no text NOT NULL REFERENCES trk(trk_no), opr_id int NOT NULL REFERENCES opr(opr_id), chk_ts timestamp NOT NULL, pass boolean NOT NULL, dfct text);
CREATE TABLE wo (wo_no int PRIMARY KEY, trk_no text NOT NULL REFERENCES trk(trk_no), wo_typ text NOT NULL, opn_dt date NOT NULL, cls_dt date, lbr_hrs numeric(5,1), lbr_amt numeric(9,2), prt_amt numeric(9,2), vnd text);
CREATE TABLE incid (incid_id int PRIMARY KEY, trk_no text REFERENCES trk(trk_no), opr_id int REFERENCES opr(opr_id), incid_dt date NOT NULL, typ text NOT NULL, dmg_amt numeric(9,2) NOT NULL, inj_flg boolean NOT NULL);
COMMENT ON COLUMN trk.sts IS 'ACT active, DWN down, RET returned or sold';
COMMENT ON COLUMN wo.wo_typ IS 'PM planned maintenance, BRK breakdown, TIR tires, ACC accident damage';
