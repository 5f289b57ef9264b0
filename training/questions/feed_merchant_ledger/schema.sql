CREATE TABLE m_area (
  area_cd char(2) PRIMARY KEY,
  area_nm varchar(30) NOT NULL
);
CREATE TABLE m_rep (
  rep_cd char(2) PRIMARY KEY,
  rep_nm varchar(40) NOT NULL,
  area_cd char(2) REFERENCES m_area(area_cd),
  comm_pct numeric(4,2) NOT NULL,
  mob varchar(20)
);
CREATE TABLE m_acct (
  acct_no char(5) PRIMARY KEY,
  farm_nm varchar(50) NOT NULL,
  contact_nm varchar(50),
  area_cd char(2) NOT NULL REFERENCES m_area(area_cd),
  rep_cd char(2) REFERENCES m_rep(rep_cd),
  tel varchar(20),
  cr_limit numeric(9,2) NOT NULL,
  hold_flg char(1) NOT NULL,
  acres int,
  opened_dt date NOT NULL
);
CREATE TABLE m_prod_grp (
  grp_cd char(3) PRIMARY KEY,
  grp_desc varchar(30) NOT NULL
);
CREATE TABLE m_prod (
  prod_cd varchar(8) PRIMARY KEY,
  prod_desc varchar(50) NOT NULL,
  grp_cd char(3) NOT NULL REFERENCES m_prod_grp(grp_cd),
  uom varchar(6) NOT NULL,
  list_price numeric(8,2) NOT NULL,
  cost_price numeric(8,2) NOT NULL,
  qoh int NOT NULL,
  reord_pt int NOT NULL,
  org_flg char(1) NOT NULL
);
CREATE TABLE t_sale (
  sale_no int PRIMARY KEY,
  acct_no char(5) NOT NULL REFERENCES m_acct(acct_no),
  sale_dt date NOT NULL,
  req_dt date,
  disp_dt date,
  dlv_flg char(1) NOT NULL,
  goods_amt numeric(9,2) NOT NULL,
  haul_amt numeric(7,2) NOT NULL
);
CREATE TABLE t_sale_dtl (
  sale_no int NOT NULL REFERENCES t_sale(sale_no),
  seq smallint NOT NULL,
  prod_cd varchar(8) NOT NULL REFERENCES m_prod(prod_cd),
  qty int NOT NULL,
  price numeric(8,2) NOT NULL,
  PRIMARY KEY (sale_no, seq)
);
CREATE TABLE t_rcpt (
  rcpt_no int PRIMARY KEY,
  acct_no char(5) NOT NULL REFERENCES m_acct(acct_no),
  rcpt_dt date NOT NULL,
  amt numeric(9,2) NOT NULL,
  how varchar(10) NOT NULL
);
CREATE TABLE t_cr_note (
  cn_no int PRIMARY KEY,
  sale_no int NOT NULL REFERENCES t_sale(sale_no),
  cn_dt date NOT NULL,
  amt numeric(8,2) NOT NULL,
  reason varchar(20) NOT NULL
);
CREATE TABLE t_budget (
  rep_cd char(2) NOT NULL REFERENCES m_rep(rep_cd),
  yr int NOT NULL,
  sales_tgt numeric(10,2) NOT NULL,
  PRIMARY KEY (rep_cd, yr)
);
