CREATE TABLE stn (
  stn_id int PRIMARY KEY,
  stn_nm varchar(40) NOT NULL,
  rd varchar(20) NOT NULL,
  hrs24 char(1) NOT NULL,
  car_wash char(1) NOT NULL,
  mgr_emp int
);
CREATE TABLE emp_mst (
  emp_id int PRIMARY KEY,
  f_nm varchar(30) NOT NULL,
  l_nm varchar(30) NOT NULL,
  stn_id int,
  hr_wage numeric(5,2) NOT NULL,
  dt_in date NOT NULL,
  dt_out date
);
CREATE TABLE fuel (
  fuel_cd char(3) PRIMARY KEY,
  fuel_desc varchar(30) NOT NULL
);
CREATE TABLE tnk (
  tnk_id int PRIMARY KEY,
  stn_id int NOT NULL REFERENCES stn,
  fuel_cd char(3) NOT NULL REFERENCES fuel,
  cap_l int NOT NULL,
  lvl_l int NOT NULL,
  dt_insp date
);
CREATE TABLE prc_hist (
  stn_id int NOT NULL,
  fuel_cd char(3) NOT NULL,
  dt_eff date NOT NULL,
  prc_l numeric(5,3) NOT NULL,
  PRIMARY KEY (stn_id, fuel_cd, dt_eff)
);
CREATE TABLE fill_up (
  fu_no int PRIMARY KEY,
  stn_id int NOT NULL REFERENCES stn,
  fuel_cd char(3) NOT NULL,
  ts timestamp NOT NULL,
  ltr numeric(6,2) NOT NULL,
  amt numeric(8,2) NOT NULL,
  pay char(1) NOT NULL,
  flt_cust int
);
CREATE TABLE flt_cust (
  cust_id int PRIMARY KEY,
  cust_nm varchar(50) NOT NULL,
  disc_ct numeric(4,1) NOT NULL,
  blk_flg char(1) NOT NULL
);
CREATE TABLE dlv (
  dlv_no int PRIMARY KEY,
  tnk_id int NOT NULL,
  dt_dlv date NOT NULL,
  ltr int NOT NULL,
  cst_l numeric(5,3) NOT NULL,
  splr varchar(30) NOT NULL
);
CREATE TABLE shp_sls (
  stn_id int NOT NULL,
  dt date NOT NULL,
  cat char(2) NOT NULL,
  amt numeric(9,2) NOT NULL,
  PRIMARY KEY (stn_id, dt, cat)
);
COMMENT ON COLUMN fill_up.pay IS 'C cash, D debit or credit card, F fleet card, X drove off without paying';
COMMENT ON COLUMN flt_cust.disc_ct IS 'discount in cents per litre';
COMMENT ON COLUMN shp_sls.cat IS 'CF coffee, SN snacks, TB tobacco, WS car wash';
COMMENT ON TABLE dlv IS 'fuel deliveries into the tanks';
