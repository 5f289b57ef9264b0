CREATE TABLE clnt (
  clnt_id int PRIMARY KEY,
  clnt_nm text NOT NULL,
  indstry text NOT NULL,
  pay_dys int NOT NULL
);
CREATE TABLE tm (
  tm_id int PRIMARY KEY,
  tm_nm text NOT NULL,
  flr int NOT NULL
);
CREATE TABLE agt (
  agt_id int PRIMARY KEY,
  agt_nm text NOT NULL,
  tm_id int NOT NULL REFERENCES tm(tm_id),
  hr_wg numeric(6,2) NOT NULL,
  hire_dt date NOT NULL,
  lft_dt date
);
CREATE TABLE cmp (
  cmp_id int PRIMARY KEY,
  clnt_id int NOT NULL REFERENCES clnt(clnt_id),
  cmp_nm text NOT NULL,
  fee_hr numeric(7,2) NOT NULL,
  fee_sl numeric(7,2) NOT NULL,
  tgt_cnv_pct numeric(4,1),
  strt_dt date NOT NULL,
  end_dt date
);
CREATE TABLE agt_dy (
  agt_id int NOT NULL REFERENCES agt(agt_id),
  cmp_id int NOT NULL REFERENCES cmp(cmp_id),
  wrk_dt date NOT NULL,
  lgn_hrs numeric(4,1) NOT NULL,
  tlk_min int NOT NULL,
  cll_qty int NOT NULL,
  rch_qty int NOT NULL,
  sl_qty int NOT NULL,
  cncl_qty int NOT NULL,
  PRIMARY KEY (agt_id, cmp_id, wrk_dt)
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  cmp_id int NOT NULL REFERENCES cmp(cmp_id),
  prd_mth date NOT NULL,
  iss_dt date NOT NULL,
  due_dt date NOT NULL,
  pd_dt date,
  net_amt numeric(10,2) NOT NULL,
  crd_amt numeric(10,2) NOT NULL
);
COMMENT ON TABLE agt_dy IS 'one row per agent, campaign and day';
COMMENT ON COLUMN agt_dy.cll_qty IS 'calls dialled';
COMMENT ON COLUMN agt_dy.rch_qty IS 'of these, people reached';
COMMENT ON COLUMN agt_dy.sl_qty IS 'sales made on the phone';
COMMENT ON COLUMN agt_dy.cncl_qty IS 'of the sales, those the customer cancelled afterwards';
COMMENT ON COLUMN cmp.fee_hr IS 'what the client pays per login hour; fee_sl = per sale';
COMMENT ON COLUMN inv.crd_amt IS 'credited to the client, taken off net_amt';
