CREATE TABLE tbl_rep (rep_id int PRIMARY KEY, rep_name varchar(60) NOT NULL, reports_to int REFERENCES tbl_rep);
CREATE TABLE tbl_customer (cust_id int PRIMARY KEY, cust_name varchar(80) NOT NULL, town varchar(40) NOT NULL, trade varchar(20) NOT NULL, rep_id int REFERENCES tbl_rep, credit_limit numeric(10,2) NOT NULL, account_opened date NOT NULL);
CREATE TABLE tbl_paint (paint_id int PRIMARY KEY, paint_name varchar(60) NOT NULL, finish varchar(20) NOT NULL, litres numeric(5,1) NOT NULL, cost_price numeric(8,2) NOT NULL, list_price numeric(8,2) NOT NULL, discontinued char(1) NOT NULL);
CREATE TABLE tbl_order (order_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES tbl_customer, ordered_on date NOT NULL, promised_on date NOT NULL, shipped_on date, taken_by int REFERENCES tbl_rep);
CREATE TABLE tbl_order_line (order_id int NOT NULL REFERENCES tbl_order, line_no int NOT NULL, paint_id int NOT NULL REFERENCES tbl_paint, tins int NOT NULL, unit_price numeric(8,2) NOT NULL, PRIMARY KEY (order_id, line_no));
COMMENT ON COLUMN tbl_paint.discontinued IS 'Y or N';
