CREATE TABLE tt_accounts (acct_id int PRIMARY KEY, nick text NOT NULL, tier text NOT NULL, tier_price_cents int NOT NULL, joined date NOT NULL, lapsed date);
CREATE TABLE tt_systems (sys_id int PRIMARY KEY, sys_name text NOT NULL, publisher text);
CREATE TABLE tt_campaigns (camp_id int PRIMARY KEY, camp_name text NOT NULL, sys_id int NOT NULL REFERENCES tt_systems, gm_acct_id int NOT NULL REFERENCES tt_accounts, begun date NOT NULL, ended date, seats int NOT NULL, open_to_public boolean NOT NULL);
CREATE TABLE tt_players (camp_id int NOT NULL REFERENCES tt_campaigns, acct_id int NOT NULL REFERENCES tt_accounts, hero_name text NOT NULL, hero_level int NOT NULL, dropped_out date, PRIMARY KEY (camp_id, acct_id));
CREATE TABLE tt_sessions (sess_id int PRIMARY KEY, camp_id int NOT NULL REFERENCES tt_campaigns, planned_for timestamptz NOT NULL, called_off boolean NOT NULL, minutes int, dice_rolls int);
CREATE TABLE tt_assets (asset_id int PRIMARY KEY, asset_name text NOT NULL, kind text NOT NULL, price_cents int NOT NULL, artist text NOT NULL, listed date NOT NULL);
CREATE TABLE tt_asset_sales (sale_id int PRIMARY KEY, asset_id int NOT NULL REFERENCES tt_assets, acct_id int NOT NULL REFERENCES tt_accounts, bought_at timestamptz NOT NULL, paid_cents int NOT NULL);
