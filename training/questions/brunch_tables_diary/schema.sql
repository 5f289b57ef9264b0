CREATE TABLE tables (table_no int PRIMARY KEY, area text NOT NULL, chairs int NOT NULL);
CREATE TABLE waiters (waiter_id int PRIMARY KEY, nickname text NOT NULL, started date NOT NULL);
CREATE TABLE dishes (dish_id int PRIMARY KEY, dish text NOT NULL, category text NOT NULL, price numeric(5,2) NOT NULL, cost numeric(5,2) NOT NULL, vegan boolean NOT NULL, off_menu_since date);
CREATE TABLE checks (check_no int PRIMARY KEY, table_no int NOT NULL REFERENCES tables, waiter_id int NOT NULL REFERENCES waiters, seated_at timestamp NOT NULL, left_at timestamp, guests int NOT NULL, tip numeric(6,2) NOT NULL, paid_by text);
COMMENT ON COLUMN checks.paid_by IS 'card, cash, voucher; null while the table is open';
CREATE TABLE check_lines (check_no int NOT NULL REFERENCES checks, line int NOT NULL, dish_id int NOT NULL REFERENCES dishes, qty int NOT NULL, price_each numeric(5,2) NOT NULL, sent_back boolean NOT NULL, PRIMARY KEY (check_no, line));
