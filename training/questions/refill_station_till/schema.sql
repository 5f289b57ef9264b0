CREATE TABLE stores (store_id int PRIMARY KEY, store_name text NOT NULL, town text NOT NULL, opened_on date NOT NULL);
CREATE TABLE goods (goods_id int PRIMARY KEY, label text NOT NULL, kind text NOT NULL, price_per_kg numeric(7,2) NOT NULL, cost_per_kg numeric(7,2) NOT NULL, organic boolean NOT NULL);
COMMENT ON COLUMN goods.kind IS 'grain, pulse, nut, soap, spice';
CREATE TABLE dispensers (dispenser_id int PRIMARY KEY, store_id int NOT NULL REFERENCES stores, goods_id int NOT NULL REFERENCES goods, capacity_kg numeric(6,2) NOT NULL, level_kg numeric(6,2) NOT NULL, last_cleaned date);
CREATE TABLE fillings (filling_id int PRIMARY KEY, dispenser_id int NOT NULL REFERENCES dispensers, filled_at timestamp NOT NULL, weight_kg numeric(6,3) NOT NULL, own_jar boolean NOT NULL, card_no int);
CREATE TABLE jar_cards (card_no int PRIMARY KEY, holder text NOT NULL, joined date NOT NULL, stamps int NOT NULL);
ALTER TABLE fillings ADD FOREIGN KEY (card_no) REFERENCES jar_cards;
