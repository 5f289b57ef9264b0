CREATE TABLE brnch (
  brnch_cd text PRIMARY KEY,
  brnch_nm text NOT NULL,
  cty text NOT NULL
);
CREATE TABLE mdl (
  mdl_id int PRIMARY KEY,
  brnd text NOT NULL,
  mdl_nm text NOT NULL,
  stor_gb int NOT NULL,
  lnch_yr int NOT NULL,
  base_prc numeric(7,2) NOT NULL
);
CREATE TABLE slr (
  slr_id int PRIMARY KEY,
  fst_nm text NOT NULL,
  lst_nm text NOT NULL,
  mob_no text,
  id_chkd boolean NOT NULL
);
CREATE TABLE dev (
  dev_id int PRIMARY KEY,
  imei text NOT NULL UNIQUE,
  mdl_id int NOT NULL REFERENCES mdl,
  slr_id int NOT NULL REFERENCES slr,
  brnch_cd text NOT NULL REFERENCES brnch,
  bought_dt date NOT NULL,
  cond_grd char(1) NOT NULL,
  buy_prc numeric(7,2) NOT NULL,
  batt_pct int,
  stat text NOT NULL
);
CREATE TABLE rfrb (
  rfrb_id int PRIMARY KEY,
  dev_id int NOT NULL REFERENCES dev,
  tech_nm text NOT NULL,
  strt_dt date NOT NULL,
  end_dt date,
  work_desc text NOT NULL,
  parts_amt numeric(6,2) NOT NULL
);
CREATE TABLE resale (
  resale_id int PRIMARY KEY,
  dev_id int NOT NULL UNIQUE REFERENCES dev,
  sold_dt date NOT NULL,
  sell_prc numeric(7,2) NOT NULL,
  chan text NOT NULL,
  wrnty_mths int NOT NULL
);
CREATE TABLE clm (
  clm_id int PRIMARY KEY,
  resale_id int NOT NULL REFERENCES resale,
  clm_dt date NOT NULL,
  rsn text NOT NULL,
  accptd boolean,
  rfnd_amt numeric(7,2)
);
COMMENT ON COLUMN dev.stat IS 'in stock, in repair, sold, scrapped';
COMMENT ON COLUMN clm.accptd IS 'Empty while undecided';
