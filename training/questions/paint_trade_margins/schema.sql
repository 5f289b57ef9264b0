CREATE TABLE pt_cust (cust_no int PRIMARY KEY, cust_nm text NOT NULL, cust_type text NOT NULL, rebate_pct numeric(4,1) NOT NULL, town text NOT NULL);
CREATE TABLE pt_prod (sku text PRIMARY KEY, prod_nm text NOT NULL, family text NOT NULL, litres numeric(5,2) NOT NULL, buy_prc numeric(8,2) NOT NULL, sell_prc numeric(8,2) NOT NULL);
CREATE TABLE pt_inv_hdr (inv_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES pt_cust, inv_dt date NOT NULL, branch text NOT NULL, delivered char(1) NOT NULL, freight numeric(6,2) NOT NULL);
CREATE TABLE pt_inv_ln (inv_no int NOT NULL REFERENCES pt_inv_hdr, ln int NOT NULL, sku text NOT NULL REFERENCES pt_prod, qty int NOT NULL, unit_prc numeric(8,2) NOT NULL, ln_disc numeric(8,2) NOT NULL, unit_cost numeric(8,2) NOT NULL, PRIMARY KEY (inv_no, ln));
CREATE TABLE pt_ret (ret_no int PRIMARY KEY, inv_no int NOT NULL, ln int NOT NULL, ret_dt date NOT NULL, qty int NOT NULL, reason text NOT NULL, FOREIGN KEY (inv_no, ln) REFERENCES pt_inv_ln);
COMMENT ON COLUMN pt_inv_ln.ln_disc IS 'discount on the whole line, in money';
COMMENT ON COLUMN pt_inv_ln.unit_cost IS 'cost at the time of sale';
