CREATE TABLE dealer (dealer_id int PRIMARY KEY, firm text NOT NULL, home_town text NOT NULL, member_since int);
CREATE TABLE fair (fair_id int PRIMARY KEY, fair_name text NOT NULL, opens date NOT NULL, closes date NOT NULL, tables_total int NOT NULL);
CREATE TABLE table_hire (fair_id int NOT NULL REFERENCES fair, dealer_id int NOT NULL REFERENCES dealer, tables int NOT NULL, rent_due numeric(7,2) NOT NULL, rent_paid numeric(7,2) NOT NULL, turned_up boolean NOT NULL, PRIMARY KEY (fair_id, dealer_id));
CREATE TABLE coin (coin_id int PRIMARY KEY, dealer_id int NOT NULL REFERENCES dealer, ruler text NOT NULL, denomination text NOT NULL, minted int NOT NULL, metal text NOT NULL, bought_for numeric(8,2) NOT NULL, asking numeric(8,2) NOT NULL, grade text);
CREATE TABLE coin_sale (sale_id int PRIMARY KEY, coin_id int NOT NULL REFERENCES coin, fair_id int REFERENCES fair, sold_on date NOT NULL, sold_for numeric(8,2) NOT NULL);
CREATE TABLE ruler_reign (ruler text PRIMARY KEY, reign_from int NOT NULL, reign_to int NOT NULL, realm text NOT NULL);
COMMENT ON COLUMN coin_sale.fair_id IS 'null when sold from the shop';
