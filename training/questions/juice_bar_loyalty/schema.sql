CREATE TABLE bar (bar_id int PRIMARY KEY, bar_name text NOT NULL, quarter text NOT NULL, opened_on date NOT NULL);
CREATE TABLE cardholder (card_no int PRIMARY KEY, nickname text NOT NULL, email text, enrolled_on date NOT NULL, enrolled_at_bar int REFERENCES bar, tier text NOT NULL CHECK (tier IN ('green','gold','platinum')), opted_out boolean NOT NULL DEFAULT false);
CREATE TABLE drink (drink_id int PRIMARY KEY, drink_name text NOT NULL, line text NOT NULL, price numeric(5,2) NOT NULL, ingredient_cost numeric(5,2) NOT NULL, seasonal boolean NOT NULL);
CREATE TABLE receipt (receipt_no int PRIMARY KEY, bar_id int NOT NULL REFERENCES bar, card_no int REFERENCES cardholder, rung_up timestamp NOT NULL, gross numeric(7,2) NOT NULL, points_earned int NOT NULL, points_spent int NOT NULL DEFAULT 0, pay text NOT NULL);
CREATE TABLE receipt_line (receipt_no int NOT NULL REFERENCES receipt, drink_id int NOT NULL REFERENCES drink, cups int NOT NULL, price_each numeric(5,2) NOT NULL, PRIMARY KEY (receipt_no, drink_id));
CREATE TABLE reward (reward_id int PRIMARY KEY, reward_name text NOT NULL, points_cost int NOT NULL);
CREATE TABLE redemption (redemption_id int PRIMARY KEY, card_no int NOT NULL REFERENCES cardholder, reward_id int NOT NULL REFERENCES reward, redeemed_at timestamp NOT NULL, bar_id int NOT NULL REFERENCES bar);
CREATE TABLE waste (waste_id int PRIMARY KEY, bar_id int NOT NULL REFERENCES bar, wasted_on date NOT NULL, fruit text NOT NULL, kilos numeric(5,1) NOT NULL, worth numeric(6,2) NOT NULL);
COMMENT ON COLUMN receipt.card_no IS 'empty when no card was shown';
