CREATE TABLE app_user (uid int PRIMARY KEY, country text NOT NULL, os text NOT NULL, installed_at timestamp NOT NULL, uninstalled_at timestamp, plan text NOT NULL);
CREATE TABLE app_version (ver text PRIMARY KEY, released date NOT NULL, forced boolean NOT NULL);
CREATE TABLE session (sid int PRIMARY KEY, uid int NOT NULL, ver text NOT NULL, began timestamp NOT NULL, secs int NOT NULL, from_push boolean NOT NULL);
CREATE TABLE screen (screen_id int PRIMARY KEY, screen_name text NOT NULL);
CREATE TABLE view_event (vid int PRIMARY KEY, sid int NOT NULL, screen_id int NOT NULL, dwell_secs int NOT NULL);
CREATE TABLE crash (cid int PRIMARY KEY, sid int NOT NULL, screen_id int, fatal boolean NOT NULL, fixed_in text);
CREATE TABLE purchase (pid int PRIMARY KEY, uid int NOT NULL, sku text NOT NULL, price_cents int NOT NULL, bought_at timestamp NOT NULL, refunded_at timestamp);
COMMENT ON COLUMN purchase.price_cents IS 'in euro cents';
