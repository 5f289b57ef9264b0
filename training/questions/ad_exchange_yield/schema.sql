CREATE TABLE advertisers (id int PRIMARY KEY, name text NOT NULL, industry text NOT NULL, signed_on date NOT NULL);
CREATE TABLE publishers (id int PRIMARY KEY, name text NOT NULL, revenue_share_pct numeric(4,1) NOT NULL, country text NOT NULL);
CREATE TABLE campaigns (id int PRIMARY KEY, advertiser_id int NOT NULL REFERENCES advertisers, title text NOT NULL, goal text NOT NULL CHECK (goal IN ('awareness','traffic','sales')), starts_on date NOT NULL, ends_on date NOT NULL, budget numeric(10,2) NOT NULL);
CREATE TABLE ad_slots (id int PRIMARY KEY, publisher_id int NOT NULL REFERENCES publishers, format text NOT NULL, floor_cpm numeric(6,2) NOT NULL);
CREATE TABLE daily_stats (id int PRIMARY KEY, day date NOT NULL, campaign_id int NOT NULL REFERENCES campaigns, slot_id int NOT NULL REFERENCES ad_slots, requests int NOT NULL, impressions int NOT NULL, clicks int NOT NULL, conversions int NOT NULL, spend numeric(9,2) NOT NULL);
CREATE TABLE conversion_orders (id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaigns, ordered_at timestamp NOT NULL, order_value numeric(8,2) NOT NULL, new_buyer boolean NOT NULL);
COMMENT ON COLUMN daily_stats.spend IS 'what the advertiser paid for that day';
COMMENT ON COLUMN publishers.revenue_share_pct IS 'percent of the spend handed to the publisher';
