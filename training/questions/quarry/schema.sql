CREATE TABLE cust_mst (
  cust_no integer PRIMARY KEY,
  cust_nm varchar(40) NOT NULL,
  twn varchar(30),
  cr_lim numeric(10,2),
  blk_yn char(1) NOT NULL DEFAULT 'N',
  dt_crt date
);
CREATE TABLE prod_mst (
  prod_cd varchar(8) PRIMARY KEY,
  prod_desc varchar(40) NOT NULL,
  grp varchar(12),
  pr_ton numeric(8,2) NOT NULL,
  act_yn char(1) NOT NULL
);
CREATE TABLE veh (
  reg_no varchar(10) PRIMARY KEY,
  own_tp char(1) NOT NULL,
  haul_nm varchar(40),
  tare_kg integer NOT NULL,
  max_kg integer NOT NULL,
  insp_exp date
);
CREATE TABLE wb_tkt (
  tkt_no integer PRIMARY KEY,
  dt_in timestamp NOT NULL,
  dt_out timestamp,
  cust_no integer REFERENCES cust_mst(cust_no),
  prod_cd varchar(8) REFERENCES prod_mst(prod_cd),
  reg_no varchar(10),
  gross_kg integer NOT NULL,
  net_kg integer NOT NULL,
  amt numeric(10,2),
  pay_cd char(2),
  void_yn char(1) NOT NULL DEFAULT 'N',
  op_id integer
);
CREATE TABLE emp (
  emp_id integer PRIMARY KEY,
  nm varchar(40) NOT NULL,
  job varchar(20),
  dt_start date,
  dt_end date
);
CREATE TABLE blast_log (
  blst_no integer PRIMARY KEY,
  dt_blst date NOT NULL,
  face varchar(10) NOT NULL,
  expl_kg numeric(8,1) NOT NULL,
  yld_ton integer,
  ppv numeric(5,2),
  shotfirer integer REFERENCES emp(emp_id),
  cmplnt_yn char(1) NOT NULL DEFAULT 'N'
);
CREATE TABLE mach (
  mach_id integer PRIMARY KEY,
  mach_nm varchar(40) NOT NULL,
  tp varchar(16),
  yr_blt smallint,
  hrs integer
);
CREATE TABLE mach_rep (
  rep_id integer PRIMARY KEY,
  mach_id integer NOT NULL,
  dt_dn date NOT NULL,
  dt_up date,
  cost numeric(10,2),
  flt varchar(40)
);
CREATE TABLE pay_ref (
  pay_cd char(2) PRIMARY KEY,
  pay_txt varchar(20) NOT NULL
);
