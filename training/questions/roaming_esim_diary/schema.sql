CREATE TABLE traveller (trav_id int PRIMARY KEY, nick text NOT NULL, home_ctry char(2) NOT NULL, joined date NOT NULL, device text);
CREATE TABLE ctry (cc char(2) PRIMARY KEY, ctry_name text NOT NULL, zone text NOT NULL);
CREATE TABLE bundle (bun_id int PRIMARY KEY, cc char(2) NOT NULL REFERENCES ctry, gb numeric(5,1) NOT NULL, valid_days int NOT NULL, list_usd numeric(6,2) NOT NULL, cost_usd numeric(6,2) NOT NULL, on_sale boolean NOT NULL);
COMMENT ON COLUMN bundle.cost_usd IS 'what the local carrier charges us';
CREATE TABLE esim (iccid text PRIMARY KEY, trav_id int NOT NULL REFERENCES traveller, bun_id int NOT NULL REFERENCES bundle, sold_at timestamp NOT NULL, activated_at timestamp, expires_at timestamp, paid_usd numeric(6,2) NOT NULL, refunded_usd numeric(6,2) NOT NULL DEFAULT 0, promo text);
CREATE TABLE data_day (iccid text NOT NULL REFERENCES esim, day date NOT NULL, mb int NOT NULL, PRIMARY KEY (iccid, day));
CREATE TABLE ticket (tkt int PRIMARY KEY, iccid text NOT NULL REFERENCES esim, opened_at timestamp NOT NULL, solved_at timestamp, topic text NOT NULL);
