CREATE TABLE wh (wh_id smallint PRIMARY KEY, wh_name varchar(40) NOT NULL, floor_m2 int NOT NULL);
CREATE TABLE sku (sku varchar(10) PRIMARY KEY, descr varchar(60) NOT NULL, family varchar(20) NOT NULL, std_cost numeric(8,2) NOT NULL, sales_price numeric(8,2) NOT NULL, min_stock int NOT NULL, discontinued char(1) NOT NULL DEFAULT 'N');
CREATE TABLE stock_level (wh_id smallint NOT NULL REFERENCES wh, sku varchar(10) NOT NULL REFERENCES sku, on_hand int NOT NULL, reserved int NOT NULL, last_count date, PRIMARY KEY (wh_id, sku));
CREATE TABLE goods_issue (issue_no int PRIMARY KEY, wh_id smallint NOT NULL REFERENCES wh, sku varchar(10) NOT NULL REFERENCES sku, issued_on date NOT NULL, qty int NOT NULL, dest varchar(20) NOT NULL);
COMMENT ON COLUMN goods_issue.dest IS 'customer, scrap or transfer';
CREATE TABLE goods_receipt (receipt_no int PRIMARY KEY, wh_id smallint NOT NULL REFERENCES wh, sku varchar(10) NOT NULL REFERENCES sku, ordered_on date NOT NULL, received_on date NOT NULL, qty_ordered int NOT NULL, qty_received int NOT NULL, vendor varchar(30) NOT NULL);
