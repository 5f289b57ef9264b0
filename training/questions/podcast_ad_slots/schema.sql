CREATE TABLE shows (id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, host text NOT NULL, launched_on date NOT NULL, ended_on date);
CREATE TABLE episodes (id int PRIMARY KEY, show_id int NOT NULL REFERENCES shows(id), title text NOT NULL, recorded_on date NOT NULL, published_on date, minutes int NOT NULL, downloads int NOT NULL DEFAULT 0, explicit boolean NOT NULL);
CREATE TABLE advertisers (id int PRIMARY KEY, company text NOT NULL, industry text NOT NULL, account_manager text NOT NULL);
CREATE TABLE campaigns (id int PRIMARY KEY, advertiser_id int NOT NULL REFERENCES advertisers(id), label text NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, budget numeric(10,2) NOT NULL);
CREATE TABLE slots (id int PRIMARY KEY, episode_id int NOT NULL REFERENCES episodes(id), campaign_id int REFERENCES campaigns(id), position text NOT NULL, seconds int NOT NULL, cpm numeric(6,2) NOT NULL, host_read boolean NOT NULL);
COMMENT ON COLUMN slots.cpm IS 'price per thousand downloads';
COMMENT ON COLUMN slots.position IS 'pre, mid, post';
