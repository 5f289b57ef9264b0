CREATE TABLE realm (rlm_id int PRIMARY KEY, rlm_nm text NOT NULL, rgn text NOT NULL, open_dt date NOT NULL, cap_plyr int NOT NULL);
CREATE TABLE plyr (plyr_id int PRIMARY KEY, usr_nm text NOT NULL, email text, reg_dt date NOT NULL, ban_until_dt date, ref_src text NOT NULL);
CREATE TABLE gld (gld_id int PRIMARY KEY, gld_nm text NOT NULL, rlm_id int NOT NULL REFERENCES realm, found_dt date NOT NULL, treas_gold bigint NOT NULL);
CREATE TABLE chr (chr_id int PRIMARY KEY, chr_nm text NOT NULL, plyr_id int NOT NULL REFERENCES plyr, rlm_id int NOT NULL REFERENCES realm, gld_id int REFERENCES gld, cls text NOT NULL, lvl int NOT NULL, crt_dt date NOT NULL, dead_flg boolean NOT NULL);
CREATE TABLE sess (sess_id int PRIMARY KEY, chr_id int NOT NULL REFERENCES chr, start_ts timestamptz NOT NULL, end_ts timestamptz, xp_gain int NOT NULL, client_os text NOT NULL);
CREATE TABLE item (item_id int PRIMARY KEY, item_nm text NOT NULL, rarity text NOT NULL, slot text, min_lvl int NOT NULL);
CREATE TABLE auct (auct_id int PRIMARY KEY, item_id int NOT NULL REFERENCES item, sell_chr_id int NOT NULL REFERENCES chr, buy_chr_id int REFERENCES chr, list_ts timestamptz NOT NULL, sold_ts timestamptz, ask_gold int NOT NULL, sold_gold int);
CREATE TABLE cash_purch (purch_id int PRIMARY KEY, plyr_id int NOT NULL REFERENCES plyr, purch_ts timestamptz NOT NULL, prod_nm text NOT NULL, amt_usd numeric(7,2) NOT NULL, rfnd_flg boolean NOT NULL);
