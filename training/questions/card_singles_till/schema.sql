CREATE TABLE card_set (set_code text PRIMARY KEY, set_name text NOT NULL, released date NOT NULL, cards_total int NOT NULL);
CREATE TABLE card (card_id int PRIMARY KEY, set_code text NOT NULL REFERENCES card_set, card_name text NOT NULL, rarity char(1) NOT NULL);
COMMENT ON COLUMN card.rarity IS 'C common, U uncommon, R rare, M mythic';
CREATE TABLE holding (holding_id int PRIMARY KEY, card_id int NOT NULL REFERENCES card, cond text NOT NULL, foil boolean NOT NULL, qty int NOT NULL, ask numeric(8,2) NOT NULL, location text);
COMMENT ON COLUMN holding.cond IS 'NM, LP, MP, HP';
CREATE TABLE player (player_id int PRIMARY KEY, nick text NOT NULL, store_credit numeric(8,2) NOT NULL);
CREATE TABLE buylist (buy_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, card_id int NOT NULL REFERENCES card, qty int NOT NULL, offer_each numeric(8,2) NOT NULL, in_credit boolean NOT NULL, bought_on date NOT NULL);
CREATE TABLE single_sale (sale_id int PRIMARY KEY, player_id int REFERENCES player, holding_id int NOT NULL REFERENCES holding, qty int NOT NULL, each numeric(8,2) NOT NULL, sold_on date NOT NULL, channel text NOT NULL);
CREATE TABLE price_move (card_id int NOT NULL REFERENCES card, day date NOT NULL, market numeric(8,2) NOT NULL, PRIMARY KEY (card_id, day));
