CREATE TABLE outlet (outlet_code text PRIMARY KEY, outlet_name text NOT NULL, is_online boolean NOT NULL);
CREATE TABLE gift_card (card_no bigint PRIMARY KEY, sold_at_outlet text NOT NULL REFERENCES outlet(outlet_code), sold_on date NOT NULL, face_value numeric(7,2) NOT NULL, price_paid numeric(7,2) NOT NULL, corporate_buyer text, expires_on date NOT NULL, blocked_on date);
CREATE TABLE card_use (use_id int PRIMARY KEY, card_no bigint NOT NULL REFERENCES gift_card, used_at_outlet text NOT NULL REFERENCES outlet(outlet_code), used_on date NOT NULL, amount numeric(7,2) NOT NULL, basket_total numeric(8,2) NOT NULL);
CREATE TABLE top_up (top_up_id int PRIMARY KEY, card_no bigint NOT NULL REFERENCES gift_card, topped_on date NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE card_complaint (complaint_id int PRIMARY KEY, card_no bigint NOT NULL REFERENCES gift_card, raised_on date NOT NULL, topic text NOT NULL, answered_on date);
COMMENT ON COLUMN card_use.basket_total IS 'whole purchase, card amount included';
COMMENT ON COLUMN gift_card.corporate_buyer IS 'company that bought the card, null for private buyers';
