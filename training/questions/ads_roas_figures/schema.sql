CREATE TABLE channel (channel_id int PRIMARY KEY, channel_name text NOT NULL, is_paid boolean NOT NULL);
CREATE TABLE campaign (campaign_id int PRIMARY KEY, channel_id int NOT NULL REFERENCES channel, title text NOT NULL, country text NOT NULL, starts_on date NOT NULL, ends_on date, budget_cents bigint NOT NULL, owner text NOT NULL);
CREATE TABLE daily_stat (campaign_id int NOT NULL REFERENCES campaign, stat_date date NOT NULL, impressions int NOT NULL, clicks int NOT NULL, spend_cents int NOT NULL, PRIMARY KEY (campaign_id, stat_date));
CREATE TABLE visitor (visitor_id int PRIMARY KEY, first_seen date NOT NULL, device text NOT NULL);
CREATE TABLE conversion (conversion_id int PRIMARY KEY, campaign_id int REFERENCES campaign, visitor_id int NOT NULL REFERENCES visitor, converted_at timestamp NOT NULL, goal text NOT NULL, value_cents int NOT NULL);
