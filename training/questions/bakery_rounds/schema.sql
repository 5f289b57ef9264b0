CREATE TABLE round (round_code text PRIMARY KEY, area text NOT NULL, starts_at time NOT NULL, van_plate text);
CREATE TABLE baker (baker_no int PRIMARY KEY, name text NOT NULL, shift text NOT NULL, trained_on date);
CREATE TABLE product (product_no int PRIMARY KEY, name text NOT NULL, grp text NOT NULL, weight_g int, price_cents int NOT NULL, vegan boolean NOT NULL);
CREATE TABLE outlet (outlet_no int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text NOT NULL, round_code text REFERENCES round, discount_pct int NOT NULL, since date NOT NULL, stopped date);
CREATE TABLE batch (batch_no int PRIMARY KEY, product_no int NOT NULL REFERENCES product, baker_no int NOT NULL REFERENCES baker, baked_on date NOT NULL, pieces int NOT NULL, rejected int NOT NULL);
CREATE TABLE drop_note (note_no int PRIMARY KEY, outlet_no int NOT NULL REFERENCES outlet, dropped_on date NOT NULL, signed_by text, paid_on date);
CREATE TABLE drop_line (note_no int NOT NULL REFERENCES drop_note, product_no int NOT NULL REFERENCES product, delivered int NOT NULL, returned int NOT NULL, cents_each int NOT NULL, PRIMARY KEY (note_no, product_no));
