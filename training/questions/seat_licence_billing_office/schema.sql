CREATE TABLE cust (
  cust_id serial PRIMARY KEY,
  cust_nm text NOT NULL,
  ctry_cd char(2) NOT NULL,
  indus text NOT NULL,
  sgnup_dt date NOT NULL,
  acct_mgr text
);
CREATE TABLE prod_plan (
  plan_cd text PRIMARY KEY,
  plan_nm text NOT NULL,
  seat_prc numeric(8,2) NOT NULL,
  min_seats integer NOT NULL
);
COMMENT ON COLUMN prod_plan.seat_prc IS 'list price per seat and month';
CREATE TABLE subscr (
  sub_id serial PRIMARY KEY,
  cust_id integer NOT NULL REFERENCES cust,
  plan_cd text NOT NULL REFERENCES prod_plan,
  seats integer NOT NULL,
  mth_amt numeric(10,2) NOT NULL,
  start_dt date NOT NULL,
  canc_dt date,
  canc_rsn text
);
COMMENT ON COLUMN subscr.mth_amt IS 'monthly recurring amount';
COMMENT ON COLUMN subscr.canc_dt IS 'day the subscription was cancelled, empty while it runs';
CREATE TABLE inv (
  inv_no text PRIMARY KEY,
  sub_id integer NOT NULL REFERENCES subscr,
  iss_dt date NOT NULL,
  due_dt date NOT NULL,
  tot_amt numeric(10,2) NOT NULL,
  paid_dt date
);
CREATE TABLE pmt_try (
  try_id serial PRIMARY KEY,
  inv_no text NOT NULL REFERENCES inv,
  try_ts timestamptz NOT NULL,
  ok_flg boolean NOT NULL,
  err_msg text
);
CREATE TABLE cpn (
  cpn_cd text PRIMARY KEY,
  pct_off integer NOT NULL,
  exp_dt date
);
CREATE TABLE cpn_use (
  cpn_cd text NOT NULL REFERENCES cpn,
  sub_id integer NOT NULL REFERENCES subscr,
  used_dt date NOT NULL,
  PRIMARY KEY (cpn_cd, sub_id)
);
