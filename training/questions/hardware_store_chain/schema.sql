CREATE TABLE stores (store_no smallint PRIMARY KEY, store_name varchar(40) NOT NULL, province varchar(30) NOT NULL, sq_metres int NOT NULL);
CREATE TABLE categories (cat_id int PRIMARY KEY, cat_name varchar(40) NOT NULL, parent_cat int REFERENCES categories);
CREATE TABLE items (sku varchar(10) PRIMARY KEY, item_name varchar(60) NOT NULL, cat_id int NOT NULL REFERENCES categories, cost numeric(8,2) NOT NULL, shelf_price numeric(8,2) NOT NULL, delisted boolean NOT NULL);
CREATE TABLE stock (store_no smallint NOT NULL REFERENCES stores, sku varchar(10) NOT NULL REFERENCES items, on_shelf int NOT NULL, min_level int NOT NULL, counted_on date, PRIMARY KEY (store_no, sku));
CREATE TABLE receipts (receipt_no int PRIMARY KEY, store_no smallint NOT NULL REFERENCES stores, sold_at timestamp NOT NULL, loyalty_card varchar(12), cashier varchar(30) NOT NULL);
CREATE TABLE receipt_lines (receipt_no int NOT NULL REFERENCES receipts, sku varchar(10) NOT NULL REFERENCES items, qty int NOT NULL, price numeric(8,2) NOT NULL, PRIMARY KEY (receipt_no, sku));
COMMENT ON COLUMN receipt_lines.qty IS 'negative when brought back';
