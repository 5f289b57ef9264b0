CREATE TABLE clt (
  clt_id integer PRIMARY KEY,
  fname text NOT NULL,
  lname text NOT NULL,
  eml text,
  sgnup_dt date NOT NULL,
  how_fnd text,
  actv boolean NOT NULL
);
COMMENT ON COLUMN clt.how_fnd IS 'how the client found us';
CREATE TABLE pass_typ (
  typ_cd text PRIMARY KEY,
  typ_desc text NOT NULL,
  n_cls integer,
  vld_days integer NOT NULL,
  prc numeric(6,2) NOT NULL
);
COMMENT ON COLUMN pass_typ.n_cls IS 'number of classes included, empty means unlimited';
CREATE TABLE pass (
  pass_id integer PRIMARY KEY,
  clt_id integer NOT NULL REFERENCES clt(clt_id),
  typ_cd text NOT NULL REFERENCES pass_typ(typ_cd),
  bght_dt date NOT NULL,
  exp_dt date NOT NULL,
  paid_amt numeric(6,2) NOT NULL,
  pmt_mthd text NOT NULL
);
CREATE TABLE tchr (
  tchr_id integer PRIMARY KEY,
  tchr_nm text NOT NULL,
  pay_per_cls numeric(6,2) NOT NULL,
  pay_per_head numeric(5,2) NOT NULL
);
CREATE TABLE cls (
  cls_id integer PRIMARY KEY,
  cls_nm text NOT NULL,
  lvl text NOT NULL,
  tchr_id integer NOT NULL REFERENCES tchr(tchr_id),
  rm text NOT NULL,
  strt_ts timestamp NOT NULL,
  cap integer NOT NULL,
  cncld boolean NOT NULL
);
CREATE TABLE att (
  cls_id integer NOT NULL REFERENCES cls(cls_id),
  clt_id integer NOT NULL REFERENCES clt(clt_id),
  pass_id integer REFERENCES pass(pass_id),
  bkd_ts timestamp NOT NULL,
  stat char(1) NOT NULL CHECK (stat IN ('B','A','N','X')),
  PRIMARY KEY (cls_id, clt_id)
);
COMMENT ON COLUMN att.stat IS 'B = booked, A = attended, N = no-show, X = cancelled in time';
