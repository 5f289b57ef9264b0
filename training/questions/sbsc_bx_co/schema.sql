CREATE TABLE pln (
  pln_id int PRIMARY KEY,
  pln_nm text NOT NULL,
  mth_prc numeric(7,2) NOT NULL,
  box_cst numeric(7,2) NOT NULL
);
CREATE TABLE src (
  src_id int PRIMARY KEY,
  src_nm text NOT NULL,
  tot_spd numeric(10,2)
);
CREATE TABLE mbr (
  mbr_id int PRIMARY KEY,
  fst_nm text NOT NULL,
  lst_nm text NOT NULL,
  st_cd text NOT NULL,
  src_id int REFERENCES src(src_id),
  jn_dt date NOT NULL
);
CREATE TABLE sub (
  sub_id int PRIMARY KEY,
  mbr_id int NOT NULL REFERENCES mbr(mbr_id),
  pln_id int NOT NULL REFERENCES pln(pln_id),
  strt_dt date NOT NULL,
  cncl_dt date,
  cncl_rsn text,
  mth_prc numeric(7,2) NOT NULL
);
CREATE TABLE shpmt (
  shp_id int PRIMARY KEY,
  sub_id int NOT NULL REFERENCES sub(sub_id),
  shp_dt date NOT NULL,
  dlv_dt date,
  chg_amt numeric(7,2) NOT NULL,
  cpn_amt numeric(7,2) NOT NULL,
  frt_cst numeric(7,2) NOT NULL,
  rfnd_amt numeric(7,2)
);
CREATE TABLE addon (
  ado_id int PRIMARY KEY,
  shp_id int NOT NULL REFERENCES shpmt(shp_id),
  itm_nm text NOT NULL,
  qty int NOT NULL,
  unt_prc numeric(7,2) NOT NULL,
  unt_cst numeric(7,2) NOT NULL
);
COMMENT ON TABLE pln IS 'subscription plans (tea boxes by post)';
COMMENT ON TABLE src IS 'where members come from; tot_spd = marketing money spent on it in all, empty if none is counted';
COMMENT ON COLUMN shpmt.chg_amt IS 'charged for the box before coupon';
COMMENT ON COLUMN shpmt.cpn_amt IS 'coupon taken off chg_amt';
COMMENT ON COLUMN shpmt.frt_cst IS 'what the carrier costs us';
COMMENT ON COLUMN sub.cncl_dt IS 'empty while active';
