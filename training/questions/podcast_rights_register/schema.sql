CREATE TABLE host (host_id int PRIMARY KEY, host_name text NOT NULL, agent_name text);
CREATE TABLE show (show_id int PRIMARY KEY, show_title text NOT NULL, topic text NOT NULL, lead_host int NOT NULL, co_host int, launched date NOT NULL, ended date);
CREATE TABLE buyer_platform (platform_id int PRIMARY KEY, platform text NOT NULL, hq text NOT NULL);
CREATE TABLE deal (deal_id int PRIMARY KEY, show_id int NOT NULL, platform_id int NOT NULL, signed date NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL, minimum_eur numeric(10,2) NOT NULL, rev_share_pct numeric(4,1) NOT NULL, exclusive boolean NOT NULL);
CREATE TABLE ep_month (show_id int NOT NULL, platform_id int NOT NULL, mon date NOT NULL, episodes int NOT NULL, downloads int NOT NULL, ad_eur_per_1000 numeric(6,2) NOT NULL, PRIMARY KEY (show_id, platform_id, mon));
CREATE TABLE statement (stmt_id int PRIMARY KEY, deal_id int NOT NULL, period_end date NOT NULL, owed_eur numeric(9,2) NOT NULL, received_eur numeric(9,2) NOT NULL, received_on date);
