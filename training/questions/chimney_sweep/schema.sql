CREATE TABLE cst (
  cst_no integer PRIMARY KEY,
  nm varchar(50) NOT NULL,
  vlg varchar(30),
  tel varchar(20),
  rem_yn char(1) NOT NULL DEFAULT 'Y'
);
CREATE TABLE bldg (
  bldg_no integer PRIMARY KEY,
  cst_no integer,
  addr varchar(60) NOT NULL,
  bld_yr smallint,
  flrs smallint
);
CREATE TABLE flue (
  flue_no integer PRIMARY KEY,
  bldg_no integer NOT NULL REFERENCES bldg(bldg_no),
  fuel_cd char(1) NOT NULL,
  len_m numeric(4,1),
  intv_mon smallint NOT NULL,
  nxt_due date,
  out_yn char(1) NOT NULL DEFAULT 'N'
);
CREATE TABLE fuel_ref (
  fuel_cd char(1) PRIMARY KEY,
  fuel_txt varchar(20) NOT NULL
);
CREATE TABLE swp (
  swp_id char(2) PRIMARY KEY,
  nm varchar(40) NOT NULL,
  grd varchar(12) NOT NULL,
  dt_in date NOT NULL,
  dt_out date
);
CREATE TABLE vst (
  vst_no integer PRIMARY KEY,
  flue_no integer,
  swp_id char(2) REFERENCES swp(swp_id),
  dt date NOT NULL,
  mins smallint,
  soot_kg numeric(4,1),
  rslt_cd char(2) NOT NULL,
  chg numeric(6,2),
  pd_dt date
);
CREATE TABLE rslt_ref (
  rslt_cd char(2) PRIMARY KEY,
  rslt_txt varchar(30) NOT NULL
);
CREATE TABLE dfct (
  dfct_no integer PRIMARY KEY,
  vst_no integer REFERENCES vst(vst_no),
  descr varchar(60) NOT NULL,
  sev smallint NOT NULL,
  fix_by date,
  fixed_yn char(1) NOT NULL
);
