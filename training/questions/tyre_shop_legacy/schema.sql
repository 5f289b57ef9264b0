CREATE TABLE cust (
  cust_id int PRIMARY KEY,
  surname text NOT NULL,
  fname text,
  company text,
  addr text,
  postcd text,
  tel text,
  mob text,
  email text,
  trade smallint NOT NULL
);
CREATE TABLE veh (
  reg text PRIMARY KEY,
  cust_id int NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  yr int,
  mot_due date
);
CREATE TABLE supp (
  supp_cd text PRIMARY KEY,
  supp_nm text NOT NULL,
  tel text
);
CREATE TABLE tyres (
  stk_cd text PRIMARY KEY,
  brand text NOT NULL,
  patt text NOT NULL,
  size text NOT NULL,
  seas text NOT NULL,
  supp_cd text NOT NULL,
  cost_p int NOT NULL,
  sell_p int NOT NULL,
  qty_stk int NOT NULL,
  min_stk int NOT NULL
);
CREATE TABLE emp (
  emp_cd text PRIMARY KEY,
  emp_nm text NOT NULL,
  job text NOT NULL,
  start_dt date NOT NULL,
  left_dt date
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  cust_id int NOT NULL,
  reg text,
  inv_dt date NOT NULL,
  emp_cd text NOT NULL,
  mileage int,
  tot_p int NOT NULL,
  paid smallint NOT NULL,
  pay_meth text
);
CREATE TABLE inv_ln (
  inv_no int NOT NULL,
  ln int NOT NULL,
  stk_cd text,
  descr text NOT NULL,
  qty int NOT NULL,
  price_p int NOT NULL,
  PRIMARY KEY (inv_no, ln)
);
CREATE TABLE appt (
  appt_id int PRIMARY KEY,
  reg text NOT NULL,
  appt_ts timestamp NOT NULL,
  bay int NOT NULL,
  job text NOT NULL,
  noshow smallint NOT NULL
);
