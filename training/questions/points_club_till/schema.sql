CREATE TABLE tier (tier_code char(1) PRIMARY KEY, tier_label text NOT NULL, earn_rate numeric(3,1) NOT NULL, min_points_year int NOT NULL);
CREATE TABLE cardholder (card_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, tier_code char(1) NOT NULL REFERENCES tier, birth_date date, enrolled_on date NOT NULL, enrolled_at_branch int NOT NULL, home_branch int NOT NULL, opted_out_on date);
CREATE TABLE branch (branch_id int PRIMARY KEY, branch_name text NOT NULL);
ALTER TABLE cardholder ADD FOREIGN KEY (enrolled_at_branch) REFERENCES branch; ALTER TABLE cardholder ADD FOREIGN KEY (home_branch) REFERENCES branch;
CREATE TABLE receipt (receipt_no int PRIMARY KEY, card_id int NOT NULL REFERENCES cardholder, branch_id int NOT NULL REFERENCES branch, bought_at timestamp NOT NULL, spend numeric(8,2) NOT NULL, points_earned int NOT NULL);
CREATE TABLE reward (reward_id int PRIMARY KEY, reward_name text NOT NULL, points_price int NOT NULL, cost_to_us numeric(6,2) NOT NULL, withdrawn boolean NOT NULL);
CREATE TABLE claim (claim_id int PRIMARY KEY, card_id int NOT NULL REFERENCES cardholder, reward_id int NOT NULL REFERENCES reward, claimed_on date NOT NULL, collected_on date);
