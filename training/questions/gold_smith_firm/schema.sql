CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, ring_size numeric(4,1), town text NOT NULL);
CREATE TABLE metals (id int PRIMARY KEY, metal text NOT NULL, grams_in_stock numeric(8,2) NOT NULL, buy_price_per_gram numeric(7,2) NOT NULL);
CREATE TABLE stones (id int PRIMARY KEY, kind text NOT NULL, carat numeric(5,2) NOT NULL, certificate text, bought_for numeric(9,2) NOT NULL, set_in_piece int);
CREATE TABLE pieces (id int PRIMARY KEY, kind text NOT NULL, design_name text NOT NULL, metal_id int NOT NULL REFERENCES metals, grams numeric(6,2) NOT NULL, made_by text NOT NULL, finished_on date, asking_price numeric(9,2) NOT NULL);
CREATE TABLE sales (id int PRIMARY KEY, piece_id int NOT NULL REFERENCES pieces, customer_id int REFERENCES customers, sold_on date NOT NULL, sold_for numeric(9,2) NOT NULL, gift_wrapped boolean NOT NULL);
CREATE TABLE repairs (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, item text NOT NULL, work text NOT NULL, brought_in date NOT NULL, promised_for date NOT NULL, fetched_on date, charge numeric(8,2) NOT NULL);
