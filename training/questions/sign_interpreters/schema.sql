CREATE TABLE lang (
  lang_cd varchar(4) PRIMARY KEY,
  lang_nm text NOT NULL
);
CREATE TABLE intp (
  intp_id integer PRIMARY KEY,
  fst_nm text NOT NULL,
  lst_nm text NOT NULL,
  lvl varchar(3) NOT NULL,
  rate_hr numeric(6,2) NOT NULL,
  home_cty text NOT NULL,
  court_ok boolean NOT NULL,
  strt_dt date NOT NULL,
  end_dt date
);
CREATE TABLE intp_lang (
  intp_id integer NOT NULL REFERENCES intp(intp_id),
  lang_cd varchar(4) NOT NULL REFERENCES lang(lang_cd),
  PRIMARY KEY (intp_id, lang_cd)
);
CREATE TABLE cust (
  cust_id integer PRIMARY KEY,
  cust_nm text NOT NULL,
  sect text NOT NULL,
  pay_days integer NOT NULL,
  acct_mgr text
);
CREATE TABLE asgn (
  asgn_no integer PRIMARY KEY,
  cust_id integer NOT NULL REFERENCES cust(cust_id),
  intp_id integer REFERENCES intp(intp_id),
  lang_cd varchar(4) NOT NULL REFERENCES lang(lang_cd),
  bkd_dt date NOT NULL,
  strt_ts timestamptz NOT NULL,
  end_ts timestamptz NOT NULL,
  mode_cd varchar(3) NOT NULL CHECK (mode_cd IN ('ONS','VID')),
  stat varchar(4) NOT NULL CHECK (stat IN ('OPEN','CONF','DONE','CANC')),
  trvl_km integer
);
CREATE TABLE inv (
  inv_no text PRIMARY KEY,
  asgn_no integer NOT NULL REFERENCES asgn(asgn_no),
  inv_dt date NOT NULL,
  amt numeric(8,2) NOT NULL,
  paid_dt date
);
CREATE TABLE fdbk (
  fdbk_id integer PRIMARY KEY,
  asgn_no integer NOT NULL REFERENCES asgn(asgn_no),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  cmt text
);
COMMENT ON COLUMN asgn.mode_cd IS 'ONS on site, VID by video';
COMMENT ON COLUMN asgn.stat IS 'OPEN no interpreter found yet, CONF confirmed, DONE carried out, CANC cancelled';
COMMENT ON COLUMN cust.pay_days IS 'days the customer has for payment';
COMMENT ON COLUMN intp.end_dt IS 'left the pool on this day';
