CREATE TABLE whs (
  whs_cd char(3) PRIMARY KEY,
  whs_nm text NOT NULL,
  cty text NOT NULL,
  mgr_nm text
);
CREATE TABLE supp (
  supp_id int PRIMARY KEY,
  supp_nm text NOT NULL,
  ctry text NOT NULL,
  lead_dys int,
  pref_fl char(1) NOT NULL DEFAULT 'N'
);
CREATE TABLE prt (
  prt_no text PRIMARY KEY,
  prt_desc text NOT NULL,
  grp text NOT NULL,
  std_cst numeric(9,2) NOT NULL,
  wgt_kg numeric(7,2),
  repl_prt_no text REFERENCES prt(prt_no)
);
CREATE TABLE stk (
  whs_cd char(3) NOT NULL REFERENCES whs,
  prt_no text NOT NULL REFERENCES prt,
  qty_oh int NOT NULL,
  qty_rsv int NOT NULL DEFAULT 0,
  min_qty int NOT NULL,
  bin_loc text,
  lst_cnt_dt date,
  PRIMARY KEY (whs_cd, prt_no)
);
CREATE TABLE supp_prc (
  supp_id int NOT NULL REFERENCES supp,
  prt_no text NOT NULL REFERENCES prt,
  unit_prc numeric(9,2) NOT NULL,
  curr char(3) NOT NULL DEFAULT 'EUR',
  min_ord_qty int NOT NULL DEFAULT 1,
  PRIMARY KEY (supp_id, prt_no)
);
CREATE TABLE po (
  po_no text PRIMARY KEY,
  supp_id int NOT NULL REFERENCES supp,
  whs_cd char(3) NOT NULL REFERENCES whs,
  ord_dt date NOT NULL,
  exp_dt date NOT NULL,
  rcv_dt date,
  buyer_nm text NOT NULL
);
CREATE TABLE po_ln (
  po_no text NOT NULL REFERENCES po,
  ln_no int NOT NULL,
  prt_no text NOT NULL REFERENCES prt,
  ord_qty int NOT NULL,
  rcv_qty int NOT NULL DEFAULT 0,
  unit_prc numeric(9,2) NOT NULL,
  PRIMARY KEY (po_no, ln_no)
);
CREATE TABLE iss (
  iss_id int PRIMARY KEY,
  whs_cd char(3) NOT NULL REFERENCES whs,
  prt_no text NOT NULL REFERENCES prt,
  iss_dt date NOT NULL,
  qty int NOT NULL,
  mach_cd text NOT NULL,
  tech_nm text NOT NULL
);
