CREATE TABLE mkr (
  mkr_id integer PRIMARY KEY,
  mkr_nm text NOT NULL,
  ctry_nm text NOT NULL,
  fnd_yr integer NOT NULL,
  closed_yr integer
);
CREATE TABLE mdl (
  mdl_id integer PRIMARY KEY,
  mkr_id integer NOT NULL REFERENCES mkr(mkr_id),
  mdl_nm text NOT NULL,
  body_typ text NOT NULL,
  launch_dt date NOT NULL,
  base_prc_eur numeric(9,2) NOT NULL
);
CREATE TABLE vrnt (
  vrnt_id integer PRIMARY KEY,
  mdl_id integer NOT NULL REFERENCES mdl(mdl_id),
  vrnt_nm text NOT NULL,
  fuel_typ text NOT NULL,
  hp integer NOT NULL,
  wt_kg integer NOT NULL,
  accel_sec numeric(4,1),
  range_km integer
);
CREATE TABLE rgn (
  rgn_cd char(2) PRIMARY KEY,
  rgn_nm text NOT NULL
);
CREATE TABLE sls (
  sls_id integer PRIMARY KEY,
  mdl_id integer NOT NULL REFERENCES mdl(mdl_id),
  rgn_cd char(2) NOT NULL REFERENCES rgn(rgn_cd),
  mth_dt date NOT NULL,
  units integer NOT NULL,
  rev_eur numeric(13,2) NOT NULL
);
COMMENT ON COLUMN sls.mth_dt IS 'first day of the month';
CREATE TABLE rcl (
  rcl_id integer PRIMARY KEY,
  mdl_id integer NOT NULL REFERENCES mdl(mdl_id),
  annc_dt date NOT NULL,
  rsn text NOT NULL,
  cars_aff integer NOT NULL,
  clsd_dt date
);
COMMENT ON TABLE rcl IS 'recalls';
