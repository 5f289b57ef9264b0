CREATE TABLE brn (
  brn_cd text PRIMARY KEY,
  brn_nm text NOT NULL,
  mgr_nm text NOT NULL
);
CREATE TABLE cat (
  cat_cd text PRIMARY KEY,
  cat_nm text NOT NULL
);
CREATE TABLE eqp (
  eqp_id int PRIMARY KEY,
  eqp_nm text NOT NULL,
  cat_cd text NOT NULL REFERENCES cat(cat_cd),
  brn_cd text NOT NULL REFERENCES brn(brn_cd),
  pur_dt date NOT NULL,
  pur_amt numeric(10,2) NOT NULL,
  day_rt numeric(8,2) NOT NULL,
  sld_dt date,
  sld_amt numeric(10,2)
);
CREATE TABLE cst (
  cst_id int PRIMARY KEY,
  cst_nm text NOT NULL,
  cst_typ text NOT NULL,
  dsc_pct numeric(4,1),
  reg_dt date NOT NULL
);
CREATE TABLE hir (
  hir_no int PRIMARY KEY,
  cst_id int NOT NULL REFERENCES cst(cst_id),
  eqp_id int NOT NULL REFERENCES eqp(eqp_id),
  out_dt date NOT NULL,
  due_dt date NOT NULL,
  ret_dt date,
  day_qty int NOT NULL,
  day_rt numeric(8,2) NOT NULL,
  dsc_pct numeric(4,1) NOT NULL,
  dlv_amt numeric(8,2) NOT NULL,
  dmg_amt numeric(8,2)
);
CREATE TABLE svc (
  svc_id int PRIMARY KEY,
  eqp_id int NOT NULL REFERENCES eqp(eqp_id),
  svc_dt date NOT NULL,
  svc_typ text NOT NULL,
  lbr_amt numeric(8,2) NOT NULL,
  prt_amt numeric(8,2) NOT NULL,
  dwn_day int NOT NULL
);
COMMENT ON TABLE hir IS 'hires; day_qty = days charged, due_dt = agreed return, ret_dt = actual return';
COMMENT ON COLUMN hir.dlv_amt IS 'delivery charge, not part of the hire income';
COMMENT ON COLUMN hir.dmg_amt IS 'damage charged, not part of the hire income';
COMMENT ON COLUMN cst.cst_typ IS 'T trade, P private, C council';
COMMENT ON COLUMN svc.svc_typ IS 'R repair, M maintenance';
COMMENT ON COLUMN svc.dwn_day IS 'days out of use';
