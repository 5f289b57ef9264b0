CREATE TABLE player (player_id int PRIMARY KEY, nick text NOT NULL, country char(2) NOT NULL, platform text NOT NULL, installed_at timestamp NOT NULL, source text, banned_at timestamp);
CREATE TABLE item (item_id int PRIMARY KEY, item_name text NOT NULL, kind text NOT NULL, usd_cents int NOT NULL, gems int NOT NULL DEFAULT 0);
CREATE TABLE play_session (session_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, started_at timestamp NOT NULL, ended_at timestamp, level_from int NOT NULL, level_to int);
CREATE TABLE purchase (purchase_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, item_id int NOT NULL REFERENCES item, bought_at timestamp NOT NULL, gross_cents int NOT NULL, store_fee_pct numeric(4,1) NOT NULL, refunded boolean NOT NULL DEFAULT false);
CREATE TABLE ad_spend (source text NOT NULL, spend_month date NOT NULL, cost_cents int NOT NULL, installs_reported int, PRIMARY KEY (source, spend_month));
CREATE TABLE gem_move (move_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, moved_at timestamp NOT NULL, delta int NOT NULL, reason text NOT NULL);
COMMENT ON COLUMN gem_move.delta IS 'plus: got, minus: spent';
