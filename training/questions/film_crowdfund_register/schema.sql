CREATE TABLE makers (id int PRIMARY KEY, stage_name text NOT NULL, based_in text NOT NULL, joined date NOT NULL);
CREATE TABLE campaigns (id int PRIMARY KEY, maker_id int NOT NULL REFERENCES makers, title text NOT NULL, genre text NOT NULL, goal_eur int NOT NULL, launched_at timestamp NOT NULL, ends_at timestamp NOT NULL, pulled_at timestamp);
COMMENT ON COLUMN campaigns.pulled_at IS 'when the maker withdrew the campaign';
CREATE TABLE perks (id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaigns, label text NOT NULL, price_eur int NOT NULL, stock int);
CREATE TABLE fans (id int PRIMARY KEY, nick text NOT NULL, country text NOT NULL, mail text NOT NULL);
CREATE TABLE pledges (id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaigns, fan_id int NOT NULL REFERENCES fans, perk_id int REFERENCES perks, qty int NOT NULL, tip_eur numeric(7,2) NOT NULL, amount_eur numeric(8,2) NOT NULL, made_at timestamp NOT NULL, refunded boolean NOT NULL);
COMMENT ON COLUMN pledges.amount_eur IS 'whole pledge, tip included';
CREATE TABLE news_posts (id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaigns, posted_at timestamp NOT NULL, likes int NOT NULL);
