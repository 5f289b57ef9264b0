CREATE TABLE product (product_id int PRIMARY KEY, app_name text NOT NULL, platform text NOT NULL, owner_team text NOT NULL, first_release date NOT NULL, discontinued date);
CREATE TABLE app_release (app_release_id int PRIMARY KEY, product_id int NOT NULL, version text NOT NULL, released date NOT NULL, rollout_percent int NOT NULL, min_os text);
CREATE TABLE country (country_code char(2) PRIMARY KEY, country_name text NOT NULL, store_language text NOT NULL);
CREATE TABLE review (review_id int PRIMARY KEY, app_release_id int NOT NULL, country_code char(2) NOT NULL, stars smallint NOT NULL, headline text, body text NOT NULL, posted timestamptz NOT NULL, author text NOT NULL);
CREATE TABLE reply (reply_id int PRIMARY KEY, review_id int NOT NULL, agent_id int NOT NULL, sent timestamptz NOT NULL, stars_after smallint);
CREATE TABLE agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, language_skill text NOT NULL, part_time boolean NOT NULL);
CREATE TABLE label (label_id int PRIMARY KEY, label_name text NOT NULL);
CREATE TABLE review_label (review_id int NOT NULL, label_id int NOT NULL, PRIMARY KEY (review_id, label_id));
CREATE TABLE daily_install (product_id int NOT NULL, day date NOT NULL, installs int NOT NULL, uninstalls int NOT NULL, crashes int NOT NULL, PRIMARY KEY (product_id, day));
