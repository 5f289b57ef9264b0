CREATE TABLE farm (
  farm_id integer PRIMARY KEY,
  farm_nm text NOT NULL,
  vllg text NOT NULL,
  area_ha numeric(6,1) NOT NULL,
  org_cert boolean NOT NULL
);
CREATE TABLE wrkr (
  wrkr_id integer PRIMARY KEY,
  frst_nm text NOT NULL,
  last_nm text NOT NULL,
  cntry text NOT NULL,
  brth_dt date NOT NULL,
  lead_id integer REFERENCES wrkr(wrkr_id)
);
CREATE TABLE crop (
  crop_cd text PRIMARY KEY,
  crop_nm text NOT NULL,
  prc_kg numeric(5,2) NOT NULL
);
CREATE TABLE cntrct (
  cntrct_id integer PRIMARY KEY,
  wrkr_id integer NOT NULL REFERENCES wrkr(wrkr_id),
  farm_id integer NOT NULL REFERENCES farm(farm_id),
  start_dt date NOT NULL,
  end_dt date,
  wage_hr numeric(5,2) NOT NULL,
  full_tm boolean NOT NULL
);
CREATE TABLE hrvst (
  hrvst_id integer PRIMARY KEY,
  farm_id integer NOT NULL REFERENCES farm(farm_id),
  wrkr_id integer NOT NULL REFERENCES wrkr(wrkr_id),
  crop_cd text NOT NULL REFERENCES crop(crop_cd),
  pick_dt date NOT NULL,
  qty_kg numeric(7,1) NOT NULL,
  rjct_kg numeric(6,1) NOT NULL
);
