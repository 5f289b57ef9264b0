CREATE TABLE growers (id int PRIMARY KEY, name text NOT NULL, village text, distance_miles numeric(5,1), organic_until date);
CREATE TABLE produce (id int PRIMARY KEY, name text NOT NULL, section text NOT NULL, sold_by text NOT NULL, price numeric(6,2) NOT NULL, grower_id int REFERENCES growers, in_season_from int, in_season_to int);
CREATE TABLE deliveries (id int PRIMARY KEY, produce_id int NOT NULL REFERENCES produce, arrived_on date NOT NULL, amount numeric(8,2) NOT NULL, cost numeric(8,2) NOT NULL, best_before date);
CREATE TABLE till_receipts (id int PRIMARY KEY, rung_at timestamptz NOT NULL, till text NOT NULL, member_id int, paid_by text NOT NULL);
CREATE TABLE receipt_items (receipt_id int REFERENCES till_receipts, produce_id int REFERENCES produce, amount numeric(8,2) NOT NULL, line_total numeric(8,2) NOT NULL, PRIMARY KEY (receipt_id, produce_id));
CREATE TABLE members (id int PRIMARY KEY, full_name text NOT NULL, email text, joined_on date NOT NULL, points int NOT NULL DEFAULT 0);
ALTER TABLE till_receipts ADD FOREIGN KEY (member_id) REFERENCES members;
CREATE TABLE waste (id int PRIMARY KEY, produce_id int NOT NULL REFERENCES produce, thrown_on date NOT NULL, amount numeric(8,2) NOT NULL, why text);
CREATE TABLE veg_box_orders (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, size text NOT NULL, price numeric(6,2) NOT NULL, collect_on date NOT NULL, collected boolean NOT NULL, cancelled_at timestamptz);
