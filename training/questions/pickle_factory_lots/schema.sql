CREATE TABLE farms (farm_id int PRIMARY KEY, farm_name text NOT NULL, region text NOT NULL, contract_kg int NOT NULL);
CREATE TABLE deliveries (delivery_id int PRIMARY KEY, farm_id int NOT NULL REFERENCES farms, vegetable text NOT NULL, arrived_on date NOT NULL, kg_gross int NOT NULL, kg_soil int NOT NULL, kg_refused int NOT NULL, cents_per_kg int NOT NULL);
CREATE TABLE recipes (recipe_id int PRIMARY KEY, recipe_name text NOT NULL, vegetable text NOT NULL, vinegar_pct numeric(3,1) NOT NULL, rest_days int NOT NULL);
CREATE TABLE lots (lot_code text PRIMARY KEY, recipe_id int NOT NULL REFERENCES recipes, packed_on date NOT NULL, line text NOT NULL, jars_planned int NOT NULL, jars_packed int NOT NULL, jars_scrapped int NOT NULL, released_on date, blocked_reason text);
CREATE TABLE lab_tests (test_id int PRIMARY KEY, lot_code text NOT NULL REFERENCES lots, tested_on date NOT NULL, ph numeric(3,2) NOT NULL, salt_pct numeric(3,2) NOT NULL, passed boolean NOT NULL);
CREATE TABLE pallets_out (pallet_no int PRIMARY KEY, lot_code text NOT NULL REFERENCES lots, chain text NOT NULL, shipped_on date NOT NULL, jars int NOT NULL, cents_per_jar int NOT NULL, bonus_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN pallets_out.bonus_pct IS 'year-end bonus the chain deducts, percent of the price';
