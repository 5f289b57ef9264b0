CREATE TABLE member (member_no text PRIMARY KEY, first_name text NOT NULL, joined_on date NOT NULL, tier text NOT NULL, home_store int, birthday date);
CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, district text NOT NULL);
CREATE TABLE purchase (purchase_id int PRIMARY KEY, member_no text REFERENCES member, shop_id int NOT NULL REFERENCES shop, bought_at timestamp NOT NULL, total_cents int NOT NULL, points_earned int NOT NULL);
CREATE TABLE reward (reward_id int PRIMARY KEY, reward_name text NOT NULL, points_price int NOT NULL, cost_cents int NOT NULL);
CREATE TABLE redemption (redemption_id int PRIMARY KEY, member_no text NOT NULL REFERENCES member, reward_id int NOT NULL REFERENCES reward, shop_id int NOT NULL REFERENCES shop, redeemed_on date NOT NULL, points_spent int NOT NULL);
CREATE TABLE expiry_run (member_no text NOT NULL REFERENCES member, expired_on date NOT NULL, points_lost int NOT NULL, PRIMARY KEY (member_no, expired_on));
ALTER TABLE member ADD FOREIGN KEY (home_store) REFERENCES shop(shop_id);
COMMENT ON COLUMN purchase.member_no IS 'null: bought without a card';
