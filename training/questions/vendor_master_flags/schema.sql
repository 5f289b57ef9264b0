-- ERP extract: vendor master, one wide table, coded
CREATE TABLE vendmst (
  vend_no int PRIMARY KEY,
  vend_nm text NOT NULL,
  vend_grp char(2) NOT NULL,        -- MT material, SV services, UT utilities, FR freight, EM employee
  ctry char(2) NOT NULL,
  pref_flg char(1) NOT NULL,        -- Y preferred
  one_time char(1) NOT NULL,        -- Y one-time vendor
  minority_own char(1) NOT NULL,    -- Y minority owned business, U unknown
  pay_blk char(1),                  -- A blocked for payment, null not blocked
  purch_blk char(1),                -- X blocked for purchasing, null not blocked
  del_flg char(1),                  -- X marked for deletion
  pay_meth char(1) NOT NULL,        -- T transfer, C cheque, D direct debit
  pay_term text NOT NULL,           -- N00 at once, N15, N30, N45
  curr char(3) NOT NULL,
  wht_liable char(1) NOT NULL,      -- Y withholding tax applies
  risk int NOT NULL,                -- 1 low, 2 medium, 3 high
  w9_dt date,                       -- tax form received, null missing
  nda_dt date,
  nda_exp date,
  crt_dt date NOT NULL,
  crt_by text NOT NULL,
  chg_dt date,
  chg_by text,
  last_po_dt date,
  last_pay_dt date,
  ytd_spend numeric(12,2) NOT NULL,
  py_spend numeric(12,2) NOT NULL
);
CREATE TABLE vendbank (
  vend_no int NOT NULL REFERENCES vendmst,
  seq int NOT NULL,
  bank_nm text NOT NULL,
  verified char(1) NOT NULL,        -- Y, N, P in progress
  dflt char(1) NOT NULL,            -- Y default account
  PRIMARY KEY (vend_no, seq)
);
CREATE TABLE vendcont (
  cont_id int PRIMARY KEY,
  vend_no int NOT NULL REFERENCES vendmst,
  cont_nm text NOT NULL,
  cont_typ char(1) NOT NULL,        -- S sales, A accounts, Q quality
  inactv_dt date
);
CREATE TABLE vchr (
  vchr_no int PRIMARY KEY,
  vend_no int NOT NULL REFERENCES vendmst,
  vchr_typ char(2) NOT NULL,        -- IN invoice, CM credit memo, DP down payment
  vchr_st char(1) NOT NULL,         -- E entered, A approved, R rejected, P paid, V voided
  inv_dt date NOT NULL,
  due_dt date NOT NULL,
  pd_dt date,
  urgent char(1) NOT NULL,          -- Y/N
  amt_net numeric(10,2) NOT NULL,
  amt_tax numeric(10,2) NOT NULL,
  amt_gross numeric(10,2) NOT NULL,
  appr_by text
);
