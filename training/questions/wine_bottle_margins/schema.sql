CREATE TABLE growers (grower_id int PRIMARY KEY, estate text NOT NULL, land text NOT NULL, payment_terms int NOT NULL);
CREATE TABLE wines (wine_id int PRIMARY KEY, label text NOT NULL, grower_id int NOT NULL REFERENCES growers, colour text NOT NULL, vintage int, bought_at numeric(6,2) NOT NULL, duty numeric(5,2) NOT NULL, trade_price numeric(6,2) NOT NULL, shop_price numeric(6,2) NOT NULL);
COMMENT ON TABLE wines IS 'prices and duty per bottle';
CREATE TABLE accounts (account_id int PRIMARY KEY, account_name text NOT NULL, account_type text NOT NULL, salesperson text NOT NULL, opened_on date NOT NULL);
CREATE TABLE deliveries (delivery_id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, delivered_on date NOT NULL, freight numeric(6,2) NOT NULL);
CREATE TABLE delivery_lines (delivery_id int NOT NULL REFERENCES deliveries, wine_id int NOT NULL REFERENCES wines, bottles int NOT NULL, bottle_price numeric(6,2) NOT NULL, PRIMARY KEY (delivery_id, wine_id));
CREATE TABLE corked_bottles (id int PRIMARY KEY, delivery_id int NOT NULL, wine_id int NOT NULL, bottles int NOT NULL, reported_on date NOT NULL, FOREIGN KEY (delivery_id, wine_id) REFERENCES delivery_lines);
