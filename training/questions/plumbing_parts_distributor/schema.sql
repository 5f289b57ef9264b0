CREATE TABLE tbl_branch (branch_cd text PRIMARY KEY, branch_nm text NOT NULL, region text NOT NULL);
CREATE TABLE tbl_sales_rep (rep_id int PRIMARY KEY, rep_nm text NOT NULL, branch_cd text NOT NULL REFERENCES tbl_branch, hired_dt date NOT NULL, left_dt date);
CREATE TABLE tbl_cust (cust_no int PRIMARY KEY, cust_nm text NOT NULL, city text NOT NULL, credit_limit numeric(10,2) NOT NULL, pay_days int NOT NULL, rep_id int REFERENCES tbl_sales_rep, blocked char(1) NOT NULL);
CREATE TABLE tbl_item (item_no text PRIMARY KEY, item_desc text NOT NULL, grp text NOT NULL, list_price numeric(8,2) NOT NULL, supplier_nm text NOT NULL);
CREATE TABLE tbl_stock (branch_cd text NOT NULL REFERENCES tbl_branch, item_no text NOT NULL REFERENCES tbl_item, qty_on_hand int NOT NULL, min_qty int NOT NULL, PRIMARY KEY (branch_cd, item_no));
CREATE TABLE tbl_inv (inv_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES tbl_cust, branch_cd text NOT NULL REFERENCES tbl_branch, dt_inv date NOT NULL, dt_due date NOT NULL, dt_paid date, net_amt numeric(10,2) NOT NULL, tax_amt numeric(10,2) NOT NULL, gross_amt numeric(10,2) NOT NULL);
CREATE TABLE tbl_inv_line (inv_no int NOT NULL REFERENCES tbl_inv, line_no int NOT NULL, item_no text NOT NULL REFERENCES tbl_item, qty int NOT NULL, price numeric(8,2) NOT NULL, disc_pct numeric(4,1) NOT NULL, PRIMARY KEY (inv_no, line_no));
COMMENT ON COLUMN tbl_cust.blocked IS 'Y = no deliveries, N = fine';
COMMENT ON COLUMN tbl_inv.dt_paid IS 'null while open';
