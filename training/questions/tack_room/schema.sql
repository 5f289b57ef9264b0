CREATE TABLE cust (
  cust_no int PRIMARY KEY,
  f_nm text NOT NULL,
  l_nm text NOT NULL,
  yard_nm text,
  tel text,
  acct_bal numeric(8,2) NOT NULL,
  since_dt date NOT NULL
);
CREATE TABLE horse (
  hrs_id int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES cust,
  hrs_nm text NOT NULL,
  breed text,
  ht_cm int,
  brn_yr int
);
CREATE TABLE prod (
  prod_cd text PRIMARY KEY,
  dscr text NOT NULL,
  ctg text NOT NULL,
  sell_prc numeric(8,2) NOT NULL,
  cost_prc numeric(8,2) NOT NULL,
  qty_oh int NOT NULL,
  disc_flg boolean NOT NULL
);
CREATE TABLE fitr (
  fitr_id int PRIMARY KEY,
  fitr_nm text NOT NULL,
  qual_dt date
);
CREATE TABLE fit_appt (
  appt_id int PRIMARY KEY,
  hrs_id int NOT NULL REFERENCES horse,
  fitr_id int NOT NULL REFERENCES fitr,
  appt_dt date NOT NULL,
  stat text NOT NULL,
  fee_amt numeric(6,2) NOT NULL,
  mlg_km int
);
CREATE TABLE trial (
  trl_id int PRIMARY KEY,
  prod_cd text NOT NULL REFERENCES prod,
  cust_no int NOT NULL REFERENCES cust,
  out_dt date NOT NULL,
  due_dt date NOT NULL,
  back_dt date,
  kept_flg boolean
);
CREATE TABLE sls (
  sls_id int PRIMARY KEY,
  cust_no int REFERENCES cust,
  prod_cd text NOT NULL REFERENCES prod,
  sls_dt date NOT NULL,
  qty int NOT NULL,
  unit_amt numeric(8,2) NOT NULL
);
COMMENT ON TABLE trial IS 'Saddles and other tack lent for trying out';
COMMENT ON COLUMN trial.kept_flg IS 'True when the customer bought it, empty while it is out';
COMMENT ON COLUMN cust.acct_bal IS 'Negative when the customer owes money';
COMMENT ON COLUMN fit_appt.stat IS 'booked, done, no-show or cancelled';
