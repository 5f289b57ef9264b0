CREATE TABLE branch (branch_id int PRIMARY KEY, branch_name text NOT NULL, city text NOT NULL, monthly_target numeric(9,2) NOT NULL);
CREATE TABLE seller (seller_id int PRIMARY KEY, seller_name text NOT NULL, branch_id int NOT NULL REFERENCES branch, trained_by int REFERENCES seller, left_on date);
CREATE TABLE shoe (shoe_id int PRIMARY KEY, model text NOT NULL, brand text NOT NULL, season text NOT NULL, cost numeric(7,2) NOT NULL, tag_price numeric(7,2) NOT NULL);
CREATE TABLE card_holder (holder_id int PRIMARY KEY, holder_name text NOT NULL, since date NOT NULL, home_branch int REFERENCES branch);
CREATE TABLE sale (sale_id int PRIMARY KEY, branch_id int NOT NULL REFERENCES branch, seller_id int REFERENCES seller, holder_id int REFERENCES card_holder, shoe_id int NOT NULL REFERENCES shoe, sold_at timestamp NOT NULL, size_eu int NOT NULL, price numeric(7,2) NOT NULL, brought_back_on date, refund numeric(7,2));
COMMENT ON COLUMN shoe.season IS 'like SS26 (spring, summer 2026), AW25 (autumn, winter 2025)';
COMMENT ON COLUMN sale.seller_id IS 'empty at the self checkout';
