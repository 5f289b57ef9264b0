CREATE TABLE accounts (account_id bigint PRIMARY KEY, handle text NOT NULL, country char(2) NOT NULL, platform text NOT NULL, acquired_via text, installed_at timestamp NOT NULL, tutorial_done_at timestamp, last_seen_at timestamp);
CREATE TABLE play_sessions (session_id bigint PRIMARY KEY, account_id bigint NOT NULL REFERENCES accounts, started_at timestamp NOT NULL, seconds int NOT NULL, app_version text NOT NULL, crashed boolean NOT NULL DEFAULT false);
CREATE TABLE sku (sku_code text PRIMARY KEY, sku_title text NOT NULL, gems int NOT NULL, price_cents int NOT NULL);
CREATE TABLE purchases (purchase_id bigint PRIMARY KEY, account_id bigint NOT NULL REFERENCES accounts, sku_code text NOT NULL REFERENCES sku, bought_at timestamp NOT NULL, paid_cents int NOT NULL, store_fee_cents int NOT NULL, refunded_at timestamp);
CREATE TABLE gem_spend (spend_id bigint PRIMARY KEY, account_id bigint NOT NULL REFERENCES accounts, item text NOT NULL, gems int NOT NULL, spent_at timestamp NOT NULL);
CREATE TABLE level_attempts (attempt_id bigint PRIMARY KEY, account_id bigint NOT NULL REFERENCES accounts, level_no int NOT NULL, tried_at timestamp NOT NULL, moves_used int NOT NULL, won boolean NOT NULL);
COMMENT ON COLUMN accounts.acquired_via IS 'ad network or referral; null means organic';
