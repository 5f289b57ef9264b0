CREATE TABLE rep (rep_no int PRIMARY KEY, nm text NOT NULL, region text NOT NULL, started date NOT NULL, left_on date);
COMMENT ON COLUMN rep.nm IS 'name of the person';
CREATE TABLE cust (
  cust_no int PRIMARY KEY, trade_nm text NOT NULL, legal_nm text NOT NULL, town text NOT NULL,
  acq_rep int REFERENCES rep, acct_rep int REFERENCES rep,
  cr_limit numeric(10,2) NOT NULL, pay_days int NOT NULL, opened date NOT NULL, blocked char(1) NOT NULL
);
COMMENT ON COLUMN cust.acq_rep IS 'rep who won the shop as a customer';
COMMENT ON COLUMN cust.acct_rep IS 'rep who looks after the shop today';
COMMENT ON COLUMN cust.cr_limit IS 'credit limit';
COMMENT ON COLUMN cust.pay_days IS 'days allowed for payment';
COMMENT ON COLUMN cust.blocked IS 'Y or N';
CREATE TABLE grp (grp_cd char(2) PRIMARY KEY, descr text NOT NULL);
CREATE TABLE item (
  item_cd text PRIMARY KEY, descr text NOT NULL, grp_cd char(2) NOT NULL REFERENCES grp, brand text NOT NULL,
  cost numeric(8,2) NOT NULL, whsl numeric(8,2) NOT NULL, rrp numeric(8,2) NOT NULL, wt_g int NOT NULL, pack int NOT NULL
);
COMMENT ON COLUMN item.cost IS 'what we pay for a piece';
COMMENT ON COLUMN item.whsl IS 'wholesale price of a piece, to shops';
COMMENT ON COLUMN item.rrp IS 'recommended retail price of a piece';
COMMENT ON COLUMN item.wt_g IS 'weight of a piece in grams';
COMMENT ON COLUMN item.pack IS 'pieces in a carton';
CREATE TABLE inv (
  inv_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust, rep_no int NOT NULL REFERENCES rep,
  dt_ord date NOT NULL, dt_inv date NOT NULL, dt_due date NOT NULL, dt_paid date,
  amt_net numeric(10,2) NOT NULL, amt_vat numeric(10,2) NOT NULL, amt_gross numeric(10,2) NOT NULL
);
COMMENT ON TABLE inv IS 'invoices; rep_no is the rep who took the order';
CREATE TABLE inv_ln (
  inv_no int NOT NULL REFERENCES inv, ln int NOT NULL, item_cd text NOT NULL REFERENCES item,
  qty_ord int NOT NULL, qty_del int NOT NULL, disc_pct numeric(4,1) NOT NULL, ln_net numeric(10,2) NOT NULL,
  PRIMARY KEY (inv_no, ln)
);
COMMENT ON COLUMN inv_ln.qty_ord IS 'pieces ordered';
COMMENT ON COLUMN inv_ln.qty_del IS 'pieces delivered, invoiced';
COMMENT ON COLUMN inv_ln.ln_net IS 'total of the line after discount, without VAT';
CREATE TABLE stk (item_cd text NOT NULL REFERENCES item, whs text NOT NULL, on_hand int NOT NULL, reserved int NOT NULL, on_order int NOT NULL, PRIMARY KEY (item_cd, whs));
COMMENT ON COLUMN stk.whs IS 'warehouse';
COMMENT ON COLUMN stk.on_order IS 'pieces on their way from the maker';
