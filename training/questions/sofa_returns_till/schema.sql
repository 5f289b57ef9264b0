CREATE TABLE t_party (party_id int PRIMARY KEY, party_nm text, cty text);
CREATE TABLE t_prod (prod_id int PRIMARY KEY, prod_nm text, cat text, sell_amt numeric(9,2));
CREATE TABLE t_ord (ord_id int PRIMARY KEY, party_id int, ord_dt date, ship_dt date, sts char(2));
COMMENT ON COLUMN t_ord.sts IS 'NW new, SH shipped, CN cancelled';
CREATE TABLE t_ord_ln (ord_id int, ln_no int, prod_id int, qty int, unit_amt numeric(9,2), PRIMARY KEY (ord_id, ln_no));
CREATE TABLE t_ret (ret_id int PRIMARY KEY, ord_id int, ln_no int, req_dt date, recv_dt date, rsn_cd char(2), cond char(1), qty int);
COMMENT ON COLUMN t_ret.cond IS 'A as new, B light use, C scrap; null until received';
CREATE TABLE t_rsn (rsn_cd char(2) PRIMARY KEY, rsn_txt text);
CREATE TABLE t_rfd (rfd_id int PRIMARY KEY, ret_id int, rfd_dt date, rfd_amt numeric(9,2), meth text);
