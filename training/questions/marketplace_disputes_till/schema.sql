CREATE TABLE merchants (merchant_id int PRIMARY KEY, shop_title text NOT NULL, joined_at date NOT NULL, commission_rate numeric(4,3) NOT NULL, suspended_at date);
CREATE TABLE purchasers (purchaser_id int PRIMARY KEY, handle text NOT NULL, country_code char(2) NOT NULL);
CREATE TABLE deals (deal_id int PRIMARY KEY, merchant_id int NOT NULL, purchaser_id int NOT NULL, item_title text NOT NULL, closed_at timestamp NOT NULL, item_price numeric(8,2) NOT NULL, postage numeric(6,2) NOT NULL, tracking_no text);
CREATE TABLE cases (case_id int PRIMARY KEY, deal_id int NOT NULL, opened_at timestamp NOT NULL, grounds text NOT NULL, agent_id int, decided_at timestamp, decision text, refund_amount numeric(8,2));
COMMENT ON COLUMN cases.decision IS 'buyer, seller or split';
CREATE TABLE case_messages (msg_id int PRIMARY KEY, case_id int NOT NULL, sender_role text NOT NULL, sent_at timestamp NOT NULL, body_length int NOT NULL);
CREATE TABLE agents (agent_id int PRIMARY KEY, agent_name text NOT NULL, team text NOT NULL);
