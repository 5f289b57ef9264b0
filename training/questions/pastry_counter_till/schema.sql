CREATE TABLE outlet (outlet_id int PRIMARY KEY, street text NOT NULL, seats int NOT NULL);
CREATE TABLE pastry (pastry_id int PRIMARY KEY, title text NOT NULL, dough text NOT NULL, price_cents int NOT NULL, vegan boolean NOT NULL);
CREATE TABLE bake (bake_id int PRIMARY KEY, pastry_id int NOT NULL REFERENCES pastry, outlet_id int NOT NULL REFERENCES outlet, bake_day date NOT NULL, pieces_baked int NOT NULL, pieces_binned int NOT NULL, pieces_donated int NOT NULL);
CREATE TABLE bon (bon_id int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlet, rung_at timestamp NOT NULL, pay char(1) NOT NULL, eat_in boolean NOT NULL);
COMMENT ON COLUMN bon.pay IS 'c cash, k card, v voucher';
CREATE TABLE bon_line (bon_id int NOT NULL REFERENCES bon, pastry_id int NOT NULL REFERENCES pastry, pcs int NOT NULL, PRIMARY KEY (bon_id, pastry_id));
CREATE TABLE allergen (pastry_id int NOT NULL REFERENCES pastry, allergen text NOT NULL, PRIMARY KEY (pastry_id, allergen));
