CREATE TABLE itm (
  itm_cd varchar(8) PRIMARY KEY,
  itm_dsc varchar(60),
  mat varchar(12),
  fmt varchar(10),
  sqm_per_bx numeric(5,2),
  cst_sqm numeric(7,2),
  rtl_sqm numeric(7,2),
  bx_stk integer,
  bx_min integer,
  disc_yn char(1)
);
CREATE TABLE supp (
  supp_id integer PRIMARY KEY,
  supp_nm varchar(50),
  ctry char(2),
  lead_wk integer
);
CREATE TABLE itm_supp (
  itm_cd varchar(8),
  supp_id integer,
  PRIMARY KEY (itm_cd, supp_id)
);
CREATE TABLE cust (
  cust_id integer PRIMARY KEY,
  cust_nm varchar(60),
  trd_yn char(1),
  twn varchar(30),
  disc_pct numeric(4,1)
);
CREATE TABLE quot (
  quot_no integer PRIMARY KEY,
  cust_id integer REFERENCES cust(cust_id),
  slsp varchar(20),
  dt_quot date,
  dt_ord date,
  dt_lost date,
  lst_rsn varchar(30)
);
CREATE TABLE quot_ln (
  quot_no integer REFERENCES quot(quot_no),
  ln integer,
  itm_cd varchar(8),
  bxs integer,
  prc_sqm numeric(7,2),
  PRIMARY KEY (quot_no, ln)
);
CREATE TABLE dlv (
  dlv_id integer PRIMARY KEY,
  quot_no integer,
  dt_pln date,
  dt_dlv date,
  brk_bxs integer,
  drv varchar(20)
);
CREATE TABLE smpl (
  smpl_id integer PRIMARY KEY,
  cust_id integer,
  itm_cd varchar(8),
  dt_out date,
  dt_back date
);
