CREATE TABLE grwr (
  grwr_id int PRIMARY KEY,
  grwr_nm text NOT NULL,
  ctry text NOT NULL
);
CREATE TABLE flwr (
  flwr_cd text PRIMARY KEY,
  flwr_nm text NOT NULL,
  colr text NOT NULL,
  seas text,
  vase_days int
);
CREATE TABLE consgn (
  consgn_id int PRIMARY KEY,
  flwr_cd text NOT NULL REFERENCES flwr,
  grwr_id int NOT NULL REFERENCES grwr,
  arr_ts timestamptz NOT NULL,
  stems_in int NOT NULL,
  stems_lft int NOT NULL,
  stem_cost numeric(5,3) NOT NULL,
  qual_cls text NOT NULL
);
CREATE TABLE flrst (
  flrst_id int PRIMARY KEY,
  shop_nm text NOT NULL,
  city text NOT NULL,
  acct_typ text NOT NULL,
  wkly_lim numeric(8,2)
);
CREATE TABLE std_ord (
  std_ord_id int PRIMARY KEY,
  flrst_id int NOT NULL REFERENCES flrst,
  flwr_cd text NOT NULL REFERENCES flwr,
  wkday text NOT NULL,
  stems int NOT NULL,
  strt_dt date NOT NULL,
  end_dt date
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  flrst_id int NOT NULL REFERENCES flrst,
  inv_dt date NOT NULL,
  due_dt date NOT NULL,
  pd_dt date
);
CREATE TABLE inv_ln (
  inv_no int REFERENCES inv,
  flwr_cd text REFERENCES flwr,
  stems int NOT NULL,
  stem_prc numeric(5,3) NOT NULL,
  PRIMARY KEY (inv_no, flwr_cd)
);
CREATE TABLE wilt_clm (
  clm_id int PRIMARY KEY,
  inv_no int NOT NULL REFERENCES inv,
  flwr_cd text NOT NULL REFERENCES flwr,
  clm_dt date NOT NULL,
  stems_bad int NOT NULL,
  crdt_amt numeric(7,2)
);
COMMENT ON TABLE std_ord IS 'Standing orders, delivered every week on the weekday';
COMMENT ON COLUMN wilt_clm.crdt_amt IS 'Empty while undecided';
