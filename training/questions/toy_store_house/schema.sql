CREATE TABLE toys (toy_id int PRIMARY KEY, toy_name text NOT NULL, brand text NOT NULL, age_from int NOT NULL, price numeric(6,2) NOT NULL, shelf_stock int NOT NULL, added_on date NOT NULL);
CREATE TABLE branches (branch_id int PRIMARY KEY, branch_name text NOT NULL, town text NOT NULL, opened_on date NOT NULL);
CREATE TABLE clerks (clerk_id int PRIMARY KEY, clerk_name text NOT NULL, branch_id int NOT NULL REFERENCES branches, employed_from date NOT NULL, left_on date);
CREATE TABLE shoppers (shopper_id int PRIMARY KEY, shopper_name text NOT NULL, town text NOT NULL, loyalty_points int NOT NULL, card_since date NOT NULL);
CREATE TABLE receipts (receipt_id int PRIMARY KEY, branch_id int NOT NULL REFERENCES branches, clerk_id int NOT NULL REFERENCES clerks, shopper_id int REFERENCES shoppers, rung_up_at timestamp NOT NULL, paid_by text NOT NULL, gift_wrapped boolean NOT NULL);
CREATE TABLE receipt_lines (receipt_id int NOT NULL REFERENCES receipts, toy_id int NOT NULL REFERENCES toys, pieces int NOT NULL, unit_price numeric(6,2) NOT NULL, PRIMARY KEY (receipt_id, toy_id));
CREATE TABLE returns (return_id int PRIMARY KEY, receipt_id int NOT NULL REFERENCES receipts, toy_id int NOT NULL REFERENCES toys, returned_on date NOT NULL, reason text, refund numeric(6,2) NOT NULL);
