CREATE TABLE article (art_no text PRIMARY KEY, art_name text NOT NULL, pack_size int NOT NULL, cost_per_pack numeric(7,2) NOT NULL, min_packs int NOT NULL, supplier text NOT NULL);
CREATE TABLE cupboard (cup_id int PRIMARY KEY, place text NOT NULL, keyholder text);
CREATE TABLE stock (cup_id int NOT NULL REFERENCES cupboard, art_no text NOT NULL REFERENCES article, packs int NOT NULL, counted_on date NOT NULL, PRIMARY KEY (cup_id, art_no));
CREATE TABLE takeout (t_id int PRIMARY KEY, cup_id int NOT NULL REFERENCES cupboard, art_no text NOT NULL REFERENCES article, packs int NOT NULL, taken_by text NOT NULL, team text NOT NULL, taken_on date NOT NULL);
CREATE TABLE refill (r_id int PRIMARY KEY, art_no text NOT NULL REFERENCES article, packs int NOT NULL, ordered_on date NOT NULL, arrived_on date, paid_per_pack numeric(7,2) NOT NULL);
