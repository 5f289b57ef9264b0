CREATE TABLE orchards (orchard_id int PRIMARY KEY, orchard_name text NOT NULL, hectares numeric(4,1) NOT NULL, irrigated boolean NOT NULL);
CREATE TABLE tree_rows (row_id int PRIMARY KEY, orchard_id int NOT NULL REFERENCES orchards, fruit text NOT NULL, variety text NOT NULL, trees int NOT NULL, planted_year int NOT NULL);
CREATE TABLE pickers (picker_id int PRIMARY KEY, picker_name text NOT NULL, nationality text, first_season int NOT NULL, pay_per_kg numeric(4,2) NOT NULL);
CREATE TABLE harvests (harvest_id int PRIMARY KEY, row_id int NOT NULL REFERENCES tree_rows, picker_id int NOT NULL REFERENCES pickers, picked_on date NOT NULL, kilos numeric(6,1) NOT NULL, spoiled_kilos numeric(5,1) NOT NULL);
CREATE TABLE shops (shop_id int PRIMARY KEY, shop_name text NOT NULL, town text NOT NULL, contact_phone text);
CREATE TABLE deliveries (delivery_id int PRIMARY KEY, shop_id int NOT NULL REFERENCES shops, fruit text NOT NULL, delivered_on date NOT NULL, kilos numeric(6,1) NOT NULL, price_per_kg numeric(5,2) NOT NULL, paid_on date);
CREATE TABLE sprayings (spraying_id int PRIMARY KEY, row_id int NOT NULL REFERENCES tree_rows, sprayed_on date NOT NULL, product text NOT NULL, litres numeric(5,1) NOT NULL);
