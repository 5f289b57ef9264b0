CREATE TABLE publisher (pub_id int PRIMARY KEY, pub_name text NOT NULL, trade_discount numeric(4,2) NOT NULL);
COMMENT ON COLUMN publisher.trade_discount IS 'fraction of the cover price that we keep, e.g. 0.40';
CREATE TABLE book (isbn text PRIMARY KEY, title text NOT NULL, author text NOT NULL, genre text NOT NULL, pub_id int NOT NULL REFERENCES publisher, cover_price numeric(6,2) NOT NULL, released date NOT NULL);
CREATE TABLE member (member_id int PRIMARY KEY, member_name text NOT NULL, suburb text NOT NULL, joined date NOT NULL, member_discount numeric(4,2) NOT NULL);
CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, suburb text NOT NULL);
CREATE TABLE sale (sale_id int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop, member_id int REFERENCES member, sold_on date NOT NULL, gift_wrap_fee numeric(5,2) NOT NULL, paid_with text NOT NULL);
CREATE TABLE sale_line (sale_id int NOT NULL REFERENCES sale, isbn text NOT NULL REFERENCES book, copies int NOT NULL, price_each numeric(6,2) NOT NULL, PRIMARY KEY (sale_id, isbn));
COMMENT ON COLUMN sale_line.price_each IS 'price of one copy actually charged, member discount already off';
CREATE TABLE special_order (so_id int PRIMARY KEY, member_id int NOT NULL REFERENCES member, isbn text NOT NULL REFERENCES book, shop_id int NOT NULL REFERENCES shop, asked_on date NOT NULL, arrived_on date, collected_on date, deposit numeric(6,2) NOT NULL);
