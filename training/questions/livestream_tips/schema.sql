CREATE TABLE channel (id int PRIMARY KEY, handle text NOT NULL, language text NOT NULL, partner_since date, cut_percent int NOT NULL);
CREATE TABLE viewer (id int PRIMARY KEY, nickname text NOT NULL, created_on date NOT NULL, birth_year int);
CREATE TABLE broadcast (id int PRIMARY KEY, channel_id int NOT NULL REFERENCES channel(id), topic text NOT NULL, went_live timestamptz NOT NULL, went_off timestamptz, peak_viewers int NOT NULL);
CREATE TABLE tip (id int PRIMARY KEY, broadcast_id int NOT NULL REFERENCES broadcast(id), viewer_id int REFERENCES viewer(id), given_at timestamptz NOT NULL, amount numeric(9,2) NOT NULL, currency char(3) NOT NULL, amount_usd numeric(9,2) NOT NULL, message text, charged_back boolean NOT NULL);
CREATE TABLE follow (viewer_id int NOT NULL REFERENCES viewer(id), channel_id int NOT NULL REFERENCES channel(id), since date NOT NULL, muted boolean NOT NULL, PRIMARY KEY (viewer_id, channel_id));
CREATE TABLE moderation (id int PRIMARY KEY, broadcast_id int NOT NULL REFERENCES broadcast(id), target_id int NOT NULL REFERENCES viewer(id), moderator_id int NOT NULL REFERENCES viewer(id), action text NOT NULL, acted_at timestamptz NOT NULL, minutes int);
CREATE TABLE payout (id int PRIMARY KEY, channel_id int NOT NULL REFERENCES channel(id), for_month date NOT NULL, gross_usd numeric(10,2) NOT NULL, fee_usd numeric(10,2) NOT NULL, transferred_on date);
