CREATE TABLE cust_mst (
  cust_no int PRIMARY KEY,
  cust_nm varchar(60) NOT NULL,
  ctry_cd char(2) NOT NULL,
  eori_no varchar(20),
  cr_lmt numeric(10,2),
  actv_yn char(1) NOT NULL,
  dt_crt date NOT NULL
);
CREATE TABLE ctry (
  cd char(2) PRIMARY KEY,
  nm varchar(40) NOT NULL,
  eu_yn char(1) NOT NULL
);
CREATE TABLE prt (
  prt_cd char(5) PRIMARY KEY,
  prt_nm varchar(40) NOT NULL,
  ctry_cd char(2) NOT NULL
);
CREATE TABLE emp (
  emp_no int PRIMARY KEY,
  emp_nm varchar(50) NOT NULL,
  dt_hire date NOT NULL
);
CREATE TABLE decl_hdr (
  decl_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES cust_mst,
  prt_cd char(5) NOT NULL,
  typ char(3) NOT NULL,
  emp_no int,
  dt_sub timestamp NOT NULL,
  dt_clr timestamp,
  sts char(1) NOT NULL,
  insp_yn char(1) NOT NULL
);
CREATE TABLE decl_ln (
  decl_no int NOT NULL REFERENCES decl_hdr,
  ln_no int NOT NULL,
  hs_cd char(6) NOT NULL,
  org_ctry char(2),
  qty int NOT NULL,
  wt_kg numeric(10,2) NOT NULL,
  val_amt numeric(12,2) NOT NULL,
  duty_amt numeric(12,2) NOT NULL,
  vat_amt numeric(12,2) NOT NULL,
  PRIMARY KEY (decl_no, ln_no)
);
CREATE TABLE hs_mst (
  hs_cd char(6) PRIMARY KEY,
  descr varchar(80) NOT NULL,
  duty_pct numeric(5,2) NOT NULL
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  decl_no int NOT NULL,
  dt_inv date NOT NULL,
  amt numeric(10,2) NOT NULL,
  dt_pd date
);
COMMENT ON COLUMN decl_hdr.typ IS 'IMP import, EXP export, TRN transit';
COMMENT ON COLUMN decl_hdr.sts IS 'S submitted, H held by customs, C cleared, R rejected';
COMMENT ON COLUMN decl_hdr.insp_yn IS 'Y if customs inspected the goods';
COMMENT ON COLUMN cust_mst.cr_lmt IS 'credit limit in euros';
COMMENT ON COLUMN inv.amt IS 'our fee in euros';
