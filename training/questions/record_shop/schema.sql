CREATE TABLE labels (label_id int PRIMARY KEY, label_name text NOT NULL, country text);
CREATE TABLE records (record_id int PRIMARY KEY, title text NOT NULL, artist text NOT NULL, genre text NOT NULL, format text NOT NULL, released_year int NOT NULL, label_id int REFERENCES labels, second_hand boolean NOT NULL, cost_price numeric(6,2) NOT NULL, shop_price numeric(6,2) NOT NULL, copies int NOT NULL);
COMMENT ON COLUMN records.format IS 'LP, single, CD, cassette';
CREATE TABLE collectors (collector_id int PRIMARY KEY, collector_name text NOT NULL, city text NOT NULL, email text, favourite_genre text, since date NOT NULL);
CREATE TABLE purchases (purchase_id int PRIMARY KEY, collector_id int REFERENCES collectors, bought_at timestamp NOT NULL, online boolean NOT NULL, shipped_on date, postage numeric(5,2) NOT NULL);
CREATE TABLE purchase_items (purchase_id int NOT NULL REFERENCES purchases, record_id int NOT NULL REFERENCES records, quantity int NOT NULL, price_each numeric(6,2) NOT NULL, PRIMARY KEY (purchase_id, record_id));
CREATE TABLE wants (want_id int PRIMARY KEY, collector_id int NOT NULL REFERENCES collectors, record_id int NOT NULL REFERENCES records, noted_on date NOT NULL, satisfied_on date);
