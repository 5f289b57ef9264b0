CREATE TABLE sp_ref (
  sp_cd char(3) PRIMARY KEY,
  sp_nm varchar(30) NOT NULL,
  hw_yn char(1) NOT NULL
);
CREATE TABLE supp_mst (
  supp_no int PRIMARY KEY,
  supp_nm varchar(60) NOT NULL,
  reg varchar(20),
  fsc_yn char(1) DEFAULT 'N',
  act_yn char(1) DEFAULT 'Y'
);
CREATE TABLE log_rcpt (
  rcpt_no int PRIMARY KEY,
  supp_no int REFERENCES supp_mst(supp_no),
  sp_cd char(3),
  dt_rcv date NOT NULL,
  vol_m3 numeric(8,2) NOT NULL,
  pr_m3 numeric(7,2) NOT NULL,
  qual char(1),
  trk_reg varchar(10)
);
CREATE TABLE saw_ln (
  ln_no int PRIMARY KEY,
  ln_desc varchar(40),
  cap_m3_d numeric(6,1),
  stat char(1)
);
CREATE TABLE emp_mst (
  emp_no int PRIMARY KEY,
  emp_nm varchar(50) NOT NULL,
  job varchar(30),
  dt_hire date,
  dt_term date,
  shf char(1)
);
CREATE TABLE prod_run (
  run_no int PRIMARY KEY,
  ln_no int REFERENCES saw_ln(ln_no),
  opr_no int,
  sp_cd char(3) REFERENCES sp_ref(sp_cd),
  dt_run date NOT NULL,
  shf char(1),
  in_m3 numeric(7,2),
  out_m3 numeric(7,2),
  dwn_min int DEFAULT 0
);
CREATE TABLE brd_stk (
  stk_no int PRIMARY KEY,
  sp_cd char(3),
  thk_mm int,
  wid_mm int,
  grd varchar(2),
  kd_yn char(1),
  qty_m3 numeric(8,2),
  loc varchar(6),
  dt_in date
);
CREATE TABLE cust_mst (
  cust_no int PRIMARY KEY,
  cust_nm varchar(60) NOT NULL,
  cty varchar(30),
  pay_trm int,
  blk_yn char(1) DEFAULT 'N'
);
CREATE TABLE sal_hdr (
  so_no int PRIMARY KEY,
  cust_no int,
  dt_ord date NOT NULL,
  dt_shp date,
  inv_amt numeric(10,2),
  dt_paid date,
  sls_stat char(2),
  sp_cd char(3),
  vol_m3 numeric(8,2)
);
