CREATE TABLE card_set (set_code text PRIMARY KEY, set_name text NOT NULL, released date NOT NULL, cards_in_set int NOT NULL);
CREATE TABLE card (card_id int PRIMARY KEY, set_code text NOT NULL REFERENCES card_set, card_name text NOT NULL, rarity text NOT NULL, artist text);
CREATE TABLE seller (seller_id int PRIMARY KEY, shop_name text NOT NULL, country text NOT NULL, commission_pct numeric(4,1) NOT NULL, suspended boolean NOT NULL);
CREATE TABLE listing (listing_id int PRIMARY KEY, seller_id int NOT NULL REFERENCES seller, card_id int NOT NULL REFERENCES card, condition text NOT NULL, foil boolean NOT NULL, ask numeric(8,2) NOT NULL, qty int NOT NULL, listed_on date NOT NULL, withdrawn_on date);
CREATE TABLE sale (sale_id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listing, buyer text NOT NULL, sold_on date NOT NULL, qty int NOT NULL, unit_price numeric(8,2) NOT NULL, shipping numeric(5,2) NOT NULL, stars int);
CREATE TABLE price_guide (card_id int NOT NULL REFERENCES card, guide_month date NOT NULL, mid_price numeric(8,2) NOT NULL, PRIMARY KEY (card_id, guide_month));
COMMENT ON COLUMN listing.condition IS 'mint, near mint, played, poor';
