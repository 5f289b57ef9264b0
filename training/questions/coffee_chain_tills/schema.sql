CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, town text NOT NULL, opened_on date NOT NULL);
CREATE TABLE cashier (cashier_id int PRIMARY KEY, nickname text NOT NULL, full_name text NOT NULL, home_shop int NOT NULL REFERENCES shop);
CREATE TABLE drink (plu int PRIMARY KEY, label text NOT NULL, family text NOT NULL, eat_in_price numeric(5,2) NOT NULL, take_away_price numeric(5,2) NOT NULL, cost numeric(5,2) NOT NULL);
CREATE TABLE receipt (receipt_no int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop, cashier_id int NOT NULL REFERENCES cashier, rung_at timestamp NOT NULL, take_away boolean NOT NULL, subtotal numeric(7,2) NOT NULL, discount numeric(7,2) NOT NULL, vat numeric(7,2) NOT NULL, total numeric(7,2) NOT NULL, tip numeric(6,2) NOT NULL, pay_method text NOT NULL, voided boolean NOT NULL, loyalty_card text);
COMMENT ON COLUMN receipt.total IS 'what the guest paid without tip; subtotal - discount, VAT included';
CREATE TABLE receipt_line (receipt_no int NOT NULL REFERENCES receipt, pos int NOT NULL, plu int NOT NULL REFERENCES drink, qty int NOT NULL, line_total numeric(7,2) NOT NULL, PRIMARY KEY (receipt_no, pos));
COMMENT ON COLUMN receipt_line.line_total IS 'for all pieces of the line';
CREATE TABLE till_close (shop_id int NOT NULL REFERENCES shop, day date NOT NULL, expected_cash numeric(8,2) NOT NULL, counted_cash numeric(8,2) NOT NULL, closed_by int NOT NULL REFERENCES cashier, PRIMARY KEY (shop_id, day));
