CREATE TABLE prod_mst (
  prod_cd varchar(10) PRIMARY KEY,
  prod_nm varchar(60) NOT NULL,
  haz_cls varchar(4),
  uom varchar(5) NOT NULL,
  std_cst numeric(10,2),
  lst_prc numeric(10,2),
  obs_fl char(1) NOT NULL DEFAULT 'N'
);
CREATE TABLE reac_mst (
  reac_no integer PRIMARY KEY,
  reac_nm varchar(30) NOT NULL,
  hall varchar(5),
  vol_l integer,
  dt_inst date,
  stat char(1) NOT NULL
);
CREATE TABLE emp_mst (
  emp_no integer PRIMARY KEY,
  emp_nm varchar(60) NOT NULL,
  shft char(1),
  dt_join date,
  dt_exit date
);
CREATE TABLE btch_hdr (
  btch_no integer PRIMARY KEY,
  prod_cd varchar(10) REFERENCES prod_mst(prod_cd),
  reac_no integer,
  op_emp integer,
  dt_strt timestamp,
  dt_end timestamp,
  qty_pln numeric(12,2),
  qty_act numeric(12,2),
  btch_st varchar(4)
);
CREATE TABLE qc_res (
  qc_id integer PRIMARY KEY,
  btch_no integer REFERENCES btch_hdr(btch_no),
  tst_nm varchar(30),
  val numeric(10,3),
  lo_lim numeric(10,3),
  hi_lim numeric(10,3),
  ok_fl char(1),
  dt_tst date
);
CREATE TABLE cust_mst (
  cust_no integer PRIMARY KEY,
  cust_nm varchar(80) NOT NULL,
  cty varchar(40),
  ctry varchar(3),
  cr_lim numeric(12,2),
  blk_fl char(1) DEFAULT 'N'
);
CREATE TABLE so_hdr (
  so_no integer PRIMARY KEY,
  cust_no integer,
  dt_ord date,
  dt_req date,
  dt_shp date,
  so_st varchar(4)
);
CREATE TABLE so_dtl (
  so_no integer REFERENCES so_hdr(so_no),
  ln_no integer,
  prod_cd varchar(10),
  qty numeric(12,2),
  unt_prc numeric(10,2),
  PRIMARY KEY (so_no, ln_no)
);
CREATE TABLE incdt_log (
  inc_id integer PRIMARY KEY,
  dt_inc timestamp,
  hall varchar(5),
  sev smallint,
  rpt_emp integer,
  descr varchar(200),
  dt_cls date
);
