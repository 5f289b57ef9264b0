CREATE TABLE brnch (brnch_cd char(3) PRIMARY KEY, brnch_nm text NOT NULL, cty text NOT NULL);
CREATE TABLE emp (emp_id integer PRIMARY KEY, fst_nm text NOT NULL, lst_nm text NOT NULL, brnch_cd char(3) NOT NULL REFERENCES brnch(brnch_cd), hire_dt date NOT NULL, term_dt date);
CREATE TABLE cust (cust_id integer PRIMARY KEY, cust_nm text NOT NULL, cust_typ text NOT NULL, phn_no text, cty text NOT NULL, reg_dt date NOT NULL);
CREATE TABLE tool_cat (cat_id integer PRIMARY KEY, cat_nm text NOT NULL);
CREATE TABLE tool (
  tool_id integer PRIMARY KEY,
  cat_id integer NOT NULL REFERENCES tool_cat(cat_id),
  tool_nm text NOT NULL,
  mfr_nm text NOT NULL,
  brnch_cd char(3) NOT NULL REFERENCES brnch(brnch_cd),
  day_rt numeric(7,2) NOT NULL,
  dep_amt numeric(7,2) NOT NULL,
  purch_dt date NOT NULL,
  purch_amt numeric(9,2) NOT NULL,
  retd_flg boolean NOT NULL
);
COMMENT ON COLUMN tool.dep_amt IS 'deposit taken per hire';
COMMENT ON COLUMN tool.retd_flg IS 'retired from the hire fleet';
CREATE TABLE hire (
  hire_no integer PRIMARY KEY,
  cust_id integer NOT NULL REFERENCES cust(cust_id),
  emp_id integer NOT NULL REFERENCES emp(emp_id),
  tool_id integer NOT NULL REFERENCES tool(tool_id),
  out_dt date NOT NULL,
  due_dt date NOT NULL,
  rtn_dt date,
  chg_amt numeric(8,2) NOT NULL,
  dmg_amt numeric(8,2)
);
COMMENT ON COLUMN hire.chg_amt IS 'hire charge billed';
COMMENT ON COLUMN hire.dmg_amt IS 'extra charge for damage, empty if none';
CREATE TABLE maint (maint_id integer PRIMARY KEY, tool_id integer NOT NULL REFERENCES tool(tool_id), start_dt date NOT NULL, end_dt date, cost_amt numeric(8,2), rsn_txt text NOT NULL);
