CREATE TABLE stage (stage_id int PRIMARY KEY, stage_name text NOT NULL, seats int NOT NULL);
CREATE TABLE production (prod_id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, premiere date NOT NULL, budget numeric(10,2) NOT NULL, spent numeric(10,2) NOT NULL);
CREATE TABLE performance (perf_id int PRIMARY KEY, prod_id int NOT NULL REFERENCES production, stage_id int NOT NULL REFERENCES stage, starts_at timestamp NOT NULL, running_cost numeric(8,2) NOT NULL, called_off boolean NOT NULL);
CREATE TABLE patron (patron_id int PRIMARY KEY, patron_name text NOT NULL, subscriber boolean NOT NULL, first_visit date);
CREATE TABLE purchase (purch_id int PRIMARY KEY, patron_id int NOT NULL REFERENCES patron, perf_id int NOT NULL REFERENCES performance, bought_at timestamp NOT NULL, tickets int NOT NULL, price_each numeric(6,2) NOT NULL, rebate numeric(6,2) NOT NULL, refunded_on date, refund numeric(7,2));
COMMENT ON COLUMN purchase.rebate IS 'taken off the whole purchase';
CREATE TABLE bar_take (perf_id int PRIMARY KEY REFERENCES performance, drinks numeric(7,2) NOT NULL, snacks numeric(7,2) NOT NULL, goods_cost numeric(7,2) NOT NULL);
CREATE TABLE donation (don_id int PRIMARY KEY, patron_id int NOT NULL REFERENCES patron, given_on date NOT NULL, amount numeric(8,2) NOT NULL);
