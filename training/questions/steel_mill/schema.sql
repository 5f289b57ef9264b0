CREATE TABLE cust_mst (
  cust_no integer PRIMARY KEY,
  cust_nm varchar(40),
  cty varchar(30),
  ctry varchar(3),
  cr_lim numeric(12,2),
  blk_fl char(1) DEFAULT 'N'
);
CREATE TABLE grd_mst (
  grd_cd varchar(10) PRIMARY KEY,
  grd_desc varchar(60),
  c_max numeric(5,3),
  prc_t numeric(9,2)
);
CREATE TABLE furn (
  furn_no smallint PRIMARY KEY,
  furn_nm varchar(20),
  cap_t numeric(6,1),
  dt_lst_reln date
);
CREATE TABLE heat (
  heat_no varchar(10) PRIMARY KEY,
  furn_no smallint REFERENCES furn,
  grd_cd varchar(10),
  dt_tap timestamp,
  wt_t numeric(7,2),
  tmp_c integer,
  pwr_kwh integer,
  shft char(1),
  mltr_id integer,
  scrp_fl char(1)
);
CREATE TABLE emp_mst (
  emp_id integer PRIMARY KEY,
  emp_nm varchar(40),
  dept_cd varchar(6),
  dt_hir date,
  dt_trm date
);
CREATE TABLE coil (
  coil_no varchar(12) PRIMARY KEY,
  heat_no varchar(10) REFERENCES heat,
  ord_no integer,
  thk_mm numeric(5,2),
  wd_mm integer,
  wt_kg integer,
  dt_rol date,
  qc_st varchar(4),
  whs_loc varchar(8)
);
CREATE TABLE ord_hd (
  ord_no integer PRIMARY KEY,
  cust_no integer,
  grd_cd varchar(10) REFERENCES grd_mst,
  dt_ord date,
  dt_req date,
  dt_shp date,
  qty_t numeric(8,2),
  prc_t numeric(9,2),
  st_cd char(1)
);
CREATE TABLE dwn_log (
  dwn_id integer PRIMARY KEY,
  furn_no smallint,
  dt_frm timestamp,
  dt_to timestamp,
  rsn_txt varchar(60),
  pln_fl char(1)
);
COMMENT ON COLUMN ord_hd.st_cd IS 'O open, R released to production, S shipped, X cancelled';
COMMENT ON COLUMN coil.qc_st IS 'OK released, HOLD blocked by quality, SCR scrapped';
COMMENT ON COLUMN heat.scrp_fl IS 'Y when the whole heat was scrapped';
