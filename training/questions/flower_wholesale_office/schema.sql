CREATE TABLE growers (grower_code text PRIMARY KEY, grower_name text NOT NULL, country text NOT NULL, certified boolean NOT NULL);
CREATE TABLE varieties (variety_id int PRIMARY KEY, flower text NOT NULL, variety text NOT NULL, colour text, stems_per_bunch int NOT NULL, vase_days int);
CREATE TABLE florists (florist_id int PRIMARY KEY, shop_name text NOT NULL, town text NOT NULL, route text, credit_days int NOT NULL, since date NOT NULL, closed_down date);
CREATE TABLE purchases (purchase_id int PRIMARY KEY, grower_code text NOT NULL REFERENCES growers, variety_id int NOT NULL REFERENCES varieties, bought_on date NOT NULL, bunches int NOT NULL, price_per_bunch numeric(6,2) NOT NULL, arrived_on date, rejected_bunches int NOT NULL DEFAULT 0);
CREATE TABLE sales (sale_id int PRIMARY KEY, florist_id int NOT NULL REFERENCES florists, sold_on date NOT NULL, delivery_on date NOT NULL, delivered boolean NOT NULL, sold_by text NOT NULL);
CREATE TABLE sale_lines (sale_id int NOT NULL REFERENCES sales, variety_id int NOT NULL REFERENCES varieties, bunches int NOT NULL, price_per_bunch numeric(6,2) NOT NULL, PRIMARY KEY (sale_id, variety_id));
CREATE TABLE waste (waste_id int PRIMARY KEY, variety_id int NOT NULL REFERENCES varieties, thrown_on date NOT NULL, bunches int NOT NULL, reason text);
CREATE TABLE statements (statement_id int PRIMARY KEY, florist_id int NOT NULL REFERENCES florists, period date NOT NULL, amount numeric(9,2) NOT NULL, sent_on date NOT NULL, paid_on date);
