CREATE TABLE stn (stn_cd text PRIMARY KEY, stn_nm text NOT NULL, freq_mhz numeric(5,1) NOT NULL, town text NOT NULL, lstnr_cnt int);
CREATE TABLE advr (advr_id int PRIMARY KEY, advr_nm text NOT NULL, acct_mgr text, cr_hold boolean NOT NULL);
CREATE TABLE spot (spot_id int PRIMARY KEY, advr_id int NOT NULL REFERENCES advr, spot_ttl text NOT NULL, len_sec int NOT NULL, prod_dt date NOT NULL, voice_nm text);
CREATE TABLE daypart (dp_cd text PRIMARY KEY, dp_nm text NOT NULL, start_hr int NOT NULL, end_hr int NOT NULL);
CREATE TABLE rate (stn_cd text NOT NULL REFERENCES stn, dp_cd text NOT NULL REFERENCES daypart, rate_30s numeric(7,2) NOT NULL, PRIMARY KEY (stn_cd, dp_cd));
CREATE TABLE airing (air_id int PRIMARY KEY, spot_id int NOT NULL REFERENCES spot, stn_cd text NOT NULL REFERENCES stn, dp_cd text NOT NULL REFERENCES daypart, sched_ts timestamp NOT NULL, aired_ts timestamp, chg_amt numeric(8,2) NOT NULL, makegood_for int REFERENCES airing);
CREATE TABLE inv (inv_no text PRIMARY KEY, advr_id int NOT NULL REFERENCES advr, inv_dt date NOT NULL, tot_amt numeric(9,2) NOT NULL, pd_dt date);
