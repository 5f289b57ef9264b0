CREATE TABLE memb (
  memb_no integer PRIMARY KEY,
  f_nm text NOT NULL,
  l_nm text NOT NULL,
  cty text NOT NULL,
  join_dt date NOT NULL,
  stop_dt date,
  stop_rsn text,
  box_typ_cd text NOT NULL,
  card_exp_dt date
);
COMMENT ON TABLE memb IS 'members';
COMMENT ON COLUMN memb.cty IS 'city';
COMMENT ON COLUMN memb.stop_dt IS 'empty while the membership runs';
CREATE TABLE box_typ (
  box_typ_cd text PRIMARY KEY,
  box_nm text NOT NULL,
  mth_prc numeric(6,2) NOT NULL,
  cost_prc numeric(6,2) NOT NULL
);
ALTER TABLE memb ADD FOREIGN KEY (box_typ_cd) REFERENCES box_typ;
CREATE TABLE bill (
  bill_no integer PRIMARY KEY,
  memb_no integer NOT NULL REFERENCES memb,
  bill_dt date NOT NULL,
  amt numeric(6,2) NOT NULL,
  stat text NOT NULL,
  settl_dt date
);
COMMENT ON COLUMN bill.stat IS 'open, paid, written off';
CREATE TABLE chrg_att (
  att_id integer PRIMARY KEY,
  bill_no integer NOT NULL REFERENCES bill,
  att_ts timestamptz NOT NULL,
  succ_flg boolean NOT NULL,
  err_cd text
);
COMMENT ON TABLE chrg_att IS 'attempts to charge the card';
CREATE TABLE dun_ltr (
  ltr_id integer PRIMARY KEY,
  bill_no integer NOT NULL REFERENCES bill,
  lvl integer NOT NULL,
  chnl text NOT NULL,
  sent_dt date NOT NULL,
  fee_amt numeric(5,2) NOT NULL
);
COMMENT ON TABLE dun_ltr IS 'dunning letters';
CREATE TABLE shpmt (
  shp_id integer PRIMARY KEY,
  memb_no integer NOT NULL REFERENCES memb,
  shp_mth date NOT NULL,
  sent_dt date,
  dlvd_dt date,
  held_flg boolean NOT NULL
);
COMMENT ON TABLE shpmt IS 'boxes sent';
COMMENT ON COLUMN shpmt.held_flg IS 'kept back because of an unpaid bill';
