CREATE TABLE shp_loc (loc_cd text PRIMARY KEY, loc_nm text NOT NULL, alt_m int NOT NULL, open_summer boolean NOT NULL);
CREATE TABLE eqp (eqp_no int PRIMARY KEY, eqp_typ text NOT NULL, brnd text, len_cm int, loc_cd text REFERENCES shp_loc, buy_amt numeric(7,2) NOT NULL, last_svc_dt date, sold_dt date, stolen boolean NOT NULL);
CREATE TABLE gst (gst_no int PRIMARY KEY, fst_nm text NOT NULL, lst_nm text NOT NULL, ctry text NOT NULL, tel text, shoe_sz numeric(3,1), helmet_ref boolean NOT NULL);
CREATE TABLE rent (rent_no int PRIMARY KEY, gst_no int NOT NULL REFERENCES gst, loc_cd text NOT NULL REFERENCES shp_loc, out_dt date NOT NULL, due_dt date NOT NULL, ins_flg boolean NOT NULL, tot_amt numeric(8,2) NOT NULL, pd_amt numeric(8,2) NOT NULL, canc_dt date);
CREATE TABLE rent_eqp (rent_no int NOT NULL REFERENCES rent, eqp_no int NOT NULL REFERENCES eqp, ret_dt date, dmg text, PRIMARY KEY (rent_no, eqp_no));
CREATE TABLE svc_ord (svc_no int PRIMARY KEY, eqp_no int NOT NULL REFERENCES eqp, ord_dt date NOT NULL, done_dt date, svc_typ text NOT NULL, cost_amt numeric(6,2));
COMMENT ON COLUMN gst.helmet_ref IS 'guest refuses a helmet';
COMMENT ON COLUMN rent.ins_flg IS 'guest took the insurance';
COMMENT ON COLUMN rent_eqp.ret_dt IS 'day the piece came back';
