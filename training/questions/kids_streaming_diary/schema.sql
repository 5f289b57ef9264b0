CREATE TABLE fam (fam_id int PRIMARY KEY, fam_mail text, ctry text, trial_ends date, billing text, billing_since date, stopped_at date);
COMMENT ON COLUMN fam.billing IS 'm monthly, y yearly, null when never billed';
CREATE TABLE kid (kid_id int PRIMARY KEY, fam_id int, nick text, birth_year int, daily_limit_min int);
CREATE TABLE series (series_id int PRIMARY KEY, series_name text, min_age int, lang text, episodes int, bought_for numeric(9,2));
CREATE TABLE episode_view (view_id int PRIMARY KEY, kid_id int, series_id int, ep_no int, began timestamp, secs int, finished boolean);
CREATE TABLE parent_block (kid_id int, series_id int, blocked_on date);
CREATE TABLE charge (charge_id int PRIMARY KEY, fam_id int, charged_on date, amt numeric(6,2), failed boolean, refunded_amt numeric(6,2));
