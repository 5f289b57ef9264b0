CREATE TABLE t_game (game_id int PRIMARY KEY, game_title text NOT NULL, studio text NOT NULL, mods_allowed_since date);
CREATE TABLE t_creator (creator_id int PRIMARY KEY, alias text NOT NULL, payout_country text, verified_at timestamptz, revenue_share_pct int NOT NULL);
CREATE TABLE t_mod (mod_id int PRIMARY KEY, game_id int NOT NULL REFERENCES t_game, creator_id int NOT NULL REFERENCES t_creator, mod_name text NOT NULL, category text NOT NULL, price_cents int NOT NULL, submitted_at timestamptz NOT NULL, approved_at timestamptz, is_deleted boolean NOT NULL DEFAULT false);
CREATE TABLE t_version (version_id int PRIMARY KEY, mod_id int NOT NULL REFERENCES t_mod, version_no text NOT NULL, uploaded_at timestamptz NOT NULL, size_mb numeric(8,1) NOT NULL, changelog text);
CREATE TABLE t_sale (sale_id int PRIMARY KEY, mod_id int NOT NULL REFERENCES t_mod, buyer_tag text NOT NULL, sold_at timestamptz NOT NULL, paid_cents int NOT NULL, refunded_at timestamptz);
CREATE TABLE t_review (review_id int PRIMARY KEY, mod_id int NOT NULL REFERENCES t_mod, buyer_tag text NOT NULL, thumbs_up boolean NOT NULL, written_at timestamptz NOT NULL, remark text);
CREATE TABLE t_payout (payout_id int PRIMARY KEY, creator_id int NOT NULL REFERENCES t_creator, period_month date NOT NULL, amount_cents int NOT NULL, sent_at timestamptz);
