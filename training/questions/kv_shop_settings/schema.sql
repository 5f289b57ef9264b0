CREATE TABLE shop (shop_key text PRIMARY KEY, title text NOT NULL, plan_cd text NOT NULL, born date NOT NULL, gone date);
COMMENT ON TABLE shop IS 'online shops that run on our platform; born: opened, gone: closed down';
COMMENT ON COLUMN shop.plan_cd IS 'S starter, G grow, P pro';
CREATE TABLE setting (shop_key text NOT NULL REFERENCES shop, k text NOT NULL, v text NOT NULL, chg_at timestamp NOT NULL, chg_by text NOT NULL, PRIMARY KEY (shop_key, k));
COMMENT ON COLUMN setting.k IS 'currency; language; guest_checkout (on/off); free_ship_from (amount); tax_mode (incl/excl); theme';
CREATE TABLE setting_log (log_id int PRIMARY KEY, shop_key text NOT NULL REFERENCES shop, k text NOT NULL, old_v text, new_v text NOT NULL, at timestamp NOT NULL, who text NOT NULL);
CREATE TABLE day_fig (shop_key text NOT NULL REFERENCES shop, d date NOT NULL, visits int NOT NULL, orders int NOT NULL, rev numeric(10,2) NOT NULL, PRIMARY KEY (shop_key, d));
COMMENT ON TABLE day_fig IS 'figures of one shop on one day, rev: turnover in euros whatever the currency of the shop';
