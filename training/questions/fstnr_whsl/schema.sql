CREATE TABLE slsrep (
  rep_id int PRIMARY KEY,
  rep_nm text NOT NULL,
  rgn_cd text NOT NULL,
  qta_amt numeric(12,2),
  hire_dt date NOT NULL
);
CREATE TABLE cust (
  cust_id int PRIMARY KEY,
  cust_nm text NOT NULL,
  cty_nm text NOT NULL,
  trd_typ text NOT NULL,
  rep_id int REFERENCES slsrep(rep_id),
  opn_dt date NOT NULL
);
CREATE TABLE prd (
  prd_id int PRIMARY KEY,
  prd_nm text NOT NULL,
  prd_grp text NOT NULL,
  lst_prc numeric(10,2) NOT NULL,
  unt_cst numeric(10,2) NOT NULL,
  stk_qty int NOT NULL,
  min_qty int NOT NULL
);
CREATE TABLE ordhdr (
  ord_id int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES cust(cust_id),
  ord_dt date NOT NULL,
  prm_dt date NOT NULL,
  shp_dt date,
  ord_sts text NOT NULL,
  frt_amt numeric(8,2) NOT NULL
);
CREATE TABLE orddtl (
  ord_id int NOT NULL REFERENCES ordhdr(ord_id),
  ln_no int NOT NULL,
  prd_id int NOT NULL REFERENCES prd(prd_id),
  ord_qty int NOT NULL,
  unt_prc numeric(10,2) NOT NULL,
  dsc_amt numeric(10,2) NOT NULL,
  PRIMARY KEY (ord_id, ln_no)
);
CREATE TABLE rtn (
  rtn_id int PRIMARY KEY,
  ord_id int NOT NULL,
  ln_no int NOT NULL,
  rtn_dt date NOT NULL,
  rtn_qty int NOT NULL,
  rsn_txt text NOT NULL,
  FOREIGN KEY (ord_id, ln_no) REFERENCES orddtl(ord_id, ln_no)
);
COMMENT ON TABLE orddtl IS 'order lines; turnover = ord_qty * unt_prc - dsc_amt, freight apart';
COMMENT ON COLUMN ordhdr.ord_sts IS 'O open, S shipped, C cancelled';
COMMENT ON COLUMN orddtl.dsc_amt IS 'discount in money on the whole line';
COMMENT ON COLUMN prd.unt_cst IS 'purchase cost of one box';
