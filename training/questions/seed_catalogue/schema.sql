CREATE TABLE var_cat (
  cat_cd text PRIMARY KEY,
  cat_nm text NOT NULL
);
CREATE TABLE var (
  var_id int PRIMARY KEY,
  var_nm text NOT NULL,
  latin_nm text,
  cat_cd text NOT NULL REFERENCES var_cat,
  org_flg boolean NOT NULL,
  sow_mth_from int,
  sow_mth_to int,
  intro_yr int NOT NULL
);
CREATE TABLE pkt_sz (
  sz_id int PRIMARY KEY,
  var_id int NOT NULL REFERENCES var,
  seed_qty int NOT NULL,
  unit_prc numeric(6,2) NOT NULL,
  stk_qty int NOT NULL
);
CREATE TABLE cust (
  cust_id int PRIMARY KEY,
  cust_nm text NOT NULL,
  cust_typ text NOT NULL,
  pst_cd text NOT NULL,
  ctry text NOT NULL,
  cat_mail_flg boolean NOT NULL,
  reg_dt date NOT NULL
);
CREATE TABLE ord (
  ord_id int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES cust,
  ord_dt date NOT NULL,
  ship_dt date,
  chan text NOT NULL,
  post_amt numeric(6,2) NOT NULL
);
CREATE TABLE ord_ln (
  ord_id int NOT NULL REFERENCES ord,
  ln_no int NOT NULL,
  sz_id int NOT NULL REFERENCES pkt_sz,
  qty int NOT NULL,
  ln_prc numeric(6,2) NOT NULL,
  PRIMARY KEY (ord_id, ln_no)
);
CREATE TABLE germ_tst (
  tst_id int PRIMARY KEY,
  var_id int NOT NULL REFERENCES var,
  tst_dt date NOT NULL,
  germ_pct numeric(4,1) NOT NULL,
  tstr_nm text NOT NULL
);
