CREATE TABLE grw_mst (
  grw_no integer PRIMARY KEY,
  grw_nm varchar(50),
  dist_cd varchar(6),
  ha_ctr numeric(7,1),
  ctr_fl char(1),
  iban_fl char(1)
);
CREATE TABLE dist (
  dist_cd varchar(6) PRIMARY KEY,
  dist_nm varchar(40),
  km_avg integer
);
CREATE TABLE bt_dlv (
  dlv_no integer PRIMARY KEY,
  grw_no integer,
  dt_dlv date,
  trk_reg varchar(12),
  wt_grs numeric(7,2),
  wt_tare numeric(7,2),
  pol_pct numeric(5,2),
  dirt_pct numeric(5,2),
  prc_t numeric(7,2),
  rej_fl char(1)
);
CREATE TABLE prd_btch (
  btch_no varchar(10) PRIMARY KEY,
  sug_cd varchar(4),
  dt_prd date,
  t_out numeric(8,2),
  clr_icu integer,
  ln_no smallint,
  rel_fl char(1)
);
CREATE TABLE sug_typ (
  sug_cd varchar(4) PRIMARY KEY,
  sug_desc varchar(40),
  icu_max integer
);
CREATE TABLE cust (
  cust_no integer PRIMARY KEY,
  cust_nm varchar(50),
  ind_cd char(1),
  pay_d smallint
);
CREATE TABLE so (
  so_no integer PRIMARY KEY,
  cust_no integer REFERENCES cust,
  sug_cd varchar(4) REFERENCES sug_typ,
  dt_ord date,
  dt_ship date,
  t_qty numeric(8,2),
  prc_t numeric(8,2),
  dt_pd date
);
CREATE TABLE silo (
  silo_id smallint PRIMARY KEY,
  sug_cd varchar(4),
  cap_t integer,
  lvl_t integer,
  dt_cln date
);
COMMENT ON COLUMN grw_mst.ctr_fl IS 'Y grower has a running beet contract';
COMMENT ON COLUMN bt_dlv.pol_pct IS 'sugar content of the beets in percent';
COMMENT ON COLUMN prd_btch.clr_icu IS 'colour of the sugar, lower is whiter';
COMMENT ON COLUMN cust.ind_cd IS 'B bakery, D drinks, C confectionery, R retail';
