CREATE TABLE store (store_nr int PRIMARY KEY, town text NOT NULL, sqm int NOT NULL, opened date NOT NULL);
CREATE TABLE dept (dept_id int PRIMARY KEY, dept_name text NOT NULL);
CREATE TABLE item (ean text PRIMARY KEY, item_name text NOT NULL, dept_id int NOT NULL REFERENCES dept, cost numeric(6,2) NOT NULL, shelf_price numeric(6,2) NOT NULL, own_brand boolean NOT NULL);
CREATE TABLE receipt (receipt_id int PRIMARY KEY, store_nr int NOT NULL REFERENCES store, printed_at timestamp NOT NULL, card_no text, pay_method text NOT NULL, self_checkout boolean NOT NULL);
CREATE TABLE receipt_line (receipt_id int NOT NULL REFERENCES receipt, ean text NOT NULL REFERENCES item, qty int NOT NULL, price_paid numeric(6,2) NOT NULL, promo boolean NOT NULL, PRIMARY KEY (receipt_id, ean));
COMMENT ON COLUMN receipt_line.price_paid IS 'per piece';
COMMENT ON COLUMN receipt.card_no IS 'loyalty card, null when none was shown';
