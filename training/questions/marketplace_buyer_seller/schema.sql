CREATE TABLE mp_usr (uid int PRIMARY KEY, nick text NOT NULL, reg_dt date NOT NULL, ctry text NOT NULL, ref_uid int REFERENCES mp_usr (uid), del_ts timestamp);
COMMENT ON COLUMN mp_usr.ref_uid IS 'the user who invited this one';
COMMENT ON COLUMN mp_usr.del_ts IS 'set when the account was deleted';
CREATE TABLE mp_cat (cat_id int PRIMARY KEY, cat_nm text NOT NULL, par_id int REFERENCES mp_cat (cat_id));
CREATE TABLE mp_lst (lst_id int PRIMARY KEY, sel_uid int NOT NULL REFERENCES mp_usr (uid), cat_id int NOT NULL REFERENCES mp_cat, ttl text NOT NULL, ask_prc numeric(8,2) NOT NULL, crt_dt date NOT NULL, wdr_dt date);
COMMENT ON TABLE mp_lst IS 'offers; wdr_dt is the day the seller took it down';
CREATE TABLE mp_trd (trd_id int PRIMARY KEY, lst_id int NOT NULL UNIQUE REFERENCES mp_lst, buy_uid int NOT NULL REFERENCES mp_usr (uid), agr_prc numeric(8,2) NOT NULL, fee numeric(6,2) NOT NULL, trd_dt date NOT NULL);
CREATE TABLE mp_rtg (trd_id int NOT NULL REFERENCES mp_trd, frm_uid int NOT NULL REFERENCES mp_usr (uid), to_uid int NOT NULL REFERENCES mp_usr (uid), strs int NOT NULL, PRIMARY KEY (trd_id, frm_uid));
