CREATE TABLE usr (usr_id int PRIMARY KEY, dsp_nm text NOT NULL, eml text NOT NULL, org_id int, is_agt boolean NOT NULL, deact_at timestamp);
CREATE TABLE org (org_id int PRIMARY KEY, org_nm text NOT NULL, tier smallint NOT NULL);
CREATE TABLE cd (grp text, k smallint, v text NOT NULL, PRIMARY KEY (grp, k));
CREATE TABLE tkt (tkt_id int PRIMARY KEY, subj text NOT NULL, rqstr_id int NOT NULL REFERENCES usr(usr_id), asgn_id int REFERENCES usr(usr_id), opnd_by int REFERENCES usr(usr_id), st smallint NOT NULL, pri smallint NOT NULL, cat smallint, src smallint NOT NULL, crt_ts timestamp NOT NULL, frst_rsp_ts timestamp, slv_ts timestamp, cls_ts timestamp, reop_cnt int NOT NULL, csat smallint);
CREATE TABLE cmt (cmt_id int PRIMARY KEY, tkt_id int NOT NULL REFERENCES tkt, auth_id int NOT NULL REFERENCES usr(usr_id), ts timestamp NOT NULL, pub boolean NOT NULL, mins int NOT NULL);
COMMENT ON TABLE cd IS 'labels of numbers: grp st = tkt.st, pri = tkt.pri, cat = tkt.cat, src = tkt.src, tier = org.tier';
COMMENT ON COLUMN cmt.mins IS 'minutes worked';
COMMENT ON COLUMN cmt.pub IS 'false = internal note';
