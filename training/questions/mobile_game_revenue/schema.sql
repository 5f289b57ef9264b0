CREATE TABLE game (game_id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, launched_on date NOT NULL);
CREATE TABLE player (player_id int PRIMARY KEY, nick text NOT NULL, country char(2) NOT NULL, platform text NOT NULL, installed_at timestamptz NOT NULL, game_id int NOT NULL REFERENCES game, acquired_via text, acquisition_cost numeric(5,2));
CREATE TABLE play_session (session_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, began_at timestamptz NOT NULL, seconds int NOT NULL, level_reached int NOT NULL);
CREATE TABLE shop_item (item_id int PRIMARY KEY, game_id int NOT NULL REFERENCES game, label text NOT NULL, kind text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE purchase (purchase_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, item_id int NOT NULL REFERENCES shop_item, bought_at timestamptz NOT NULL, amount numeric(6,2) NOT NULL, store_cut numeric(6,2) NOT NULL, refunded boolean NOT NULL DEFAULT false);
CREATE TABLE ad_view (ad_view_id int PRIMARY KEY, player_id int NOT NULL REFERENCES player, shown_at timestamptz NOT NULL, network text NOT NULL, revenue numeric(6,4) NOT NULL, clicked boolean NOT NULL);
