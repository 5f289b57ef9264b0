CREATE TABLE brn (
  brn_id int PRIMARY KEY,
  brn_nm text NOT NULL,
  bay_qty int NOT NULL
);
CREATE TABLE fttr (
  fttr_id int PRIMARY KEY,
  fttr_nm text NOT NULL,
  brn_id int NOT NULL REFERENCES brn(brn_id),
  hr_cst numeric(6,2) NOT NULL
);
CREATE TABLE tyr (
  tyr_id int PRIMARY KEY,
  brnd text NOT NULL,
  sz text NOT NULL,
  ssn_cd text NOT NULL,
  buy_prc numeric(8,2) NOT NULL,
  rrp numeric(8,2) NOT NULL
);
CREATE TABLE acct (
  acct_id int PRIMARY KEY,
  acct_nm text NOT NULL,
  acct_typ text NOT NULL,
  twn text NOT NULL
);
CREATE TABLE jb (
  jb_id int PRIMARY KEY,
  brn_id int NOT NULL REFERENCES brn(brn_id),
  acct_id int REFERENCES acct(acct_id),
  fttr_id int NOT NULL REFERENCES fttr(fttr_id),
  bkd_dt date NOT NULL,
  jb_dt date NOT NULL,
  lbr_min int NOT NULL,
  lbr_chg numeric(8,2) NOT NULL,
  dsc_pct numeric(4,1) NOT NULL,
  dsp_chg numeric(7,2) NOT NULL
);
CREATE TABLE jb_tyr (
  jb_id int NOT NULL REFERENCES jb(jb_id),
  tyr_id int NOT NULL REFERENCES tyr(tyr_id),
  qty int NOT NULL,
  unt_prc numeric(8,2) NOT NULL,
  PRIMARY KEY (jb_id, tyr_id)
);
CREATE TABLE wrnty (
  wrnty_id int PRIMARY KEY,
  jb_id int NOT NULL REFERENCES jb(jb_id),
  clm_dt date NOT NULL,
  cls_dt date,
  clm_amt numeric(8,2) NOT NULL,
  ok_fl boolean
);
COMMENT ON TABLE jb IS 'jobs; dsc_pct is taken off the tyres only, lbr_chg = labour charged, dsp_chg = disposal charged';
COMMENT ON COLUMN jb.acct_id IS 'empty for passing trade';
COMMENT ON COLUMN tyr.ssn_cd IS 'S summer, W winter, A all season';
COMMENT ON COLUMN acct.acct_typ IS 'F fleet, P private, T taxi';
