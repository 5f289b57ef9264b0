CREATE TABLE itm (
  itm_cd varchar(8) PRIMARY KEY,
  itm_desc varchar(60) NOT NULL,
  grp_cd char(2) NOT NULL,
  uom char(3) NOT NULL,
  sls_prc numeric(8,2) NOT NULL,
  cst_prc numeric(8,2) NOT NULL,
  act_flg char(1) NOT NULL
);
CREATE TABLE itm_grp (
  grp_cd char(2) PRIMARY KEY,
  grp_nm varchar(40) NOT NULL
);
CREATE TABLE whs_stk (
  itm_cd varchar(8) NOT NULL REFERENCES itm,
  whs char(2) NOT NULL,
  qoh int NOT NULL,
  rop int NOT NULL,
  lst_cnt_dt date,
  PRIMARY KEY (itm_cd, whs)
);
CREATE TABLE vnd (
  vnd_id int PRIMARY KEY,
  vnd_nm varchar(50) NOT NULL,
  ctry varchar(30),
  lt_dys int
);
CREATE TABLE po_hd (
  po_no int PRIMARY KEY,
  vnd_id int NOT NULL,
  po_dt date NOT NULL,
  exp_dt date,
  rcv_dt date,
  st char(1) NOT NULL
);
CREATE TABLE po_dt (
  po_no int NOT NULL,
  itm_cd varchar(8) NOT NULL,
  qty_ord int NOT NULL,
  qty_rcv int NOT NULL,
  unt_cst numeric(8,2) NOT NULL,
  PRIMARY KEY (po_no, itm_cd)
);
CREATE TABLE csh (
  csh_id int PRIMARY KEY,
  csh_nm varchar(40) NOT NULL,
  term_dt date
);
CREATE TABLE slp_hd (
  slp_no int PRIMARY KEY,
  slp_ts timestamp NOT NULL,
  csh_id int NOT NULL REFERENCES csh,
  pay_typ char(2) NOT NULL,
  vd_flg char(1) NOT NULL
);
CREATE TABLE slp_ln (
  slp_no int NOT NULL REFERENCES slp_hd,
  ln smallint NOT NULL,
  itm_cd varchar(8) NOT NULL,
  qty int NOT NULL,
  amt numeric(9,2) NOT NULL,
  PRIMARY KEY (slp_no, ln)
);
COMMENT ON COLUMN itm.act_flg IS 'Y sold, N discontinued';
COMMENT ON COLUMN whs_stk.qoh IS 'quantity on hand';
COMMENT ON COLUMN whs_stk.rop IS 'reorder point';
COMMENT ON COLUMN po_hd.st IS 'O open, P partly received, R received, X cancelled';
COMMENT ON TABLE slp_hd IS 'till slips';
COMMENT ON COLUMN slp_hd.pay_typ IS 'CA cash, CC card, AC on account';
COMMENT ON COLUMN slp_hd.vd_flg IS 'Y if the slip was voided';
