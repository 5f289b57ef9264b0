CREATE TABLE org (org_id int PRIMARY KEY, org_nm text NOT NULL, pln_cd text NOT NULL, seat_cnt int NOT NULL, mth_fee_usd numeric(8,2) NOT NULL, strt_dt date NOT NULL, chrn_dt date);
CREATE TABLE usr (usr_id int PRIMARY KEY, org_id int NOT NULL REFERENCES org, usr_nm text NOT NULL, role_cd text NOT NULL, lst_login_ts timestamptz);
CREATE TABLE proj (proj_id int PRIMARY KEY, org_id int NOT NULL REFERENCES org, proj_nm text NOT NULL, src_lang text NOT NULL, due_dt date, cls_dt date);
CREATE TABLE seg (seg_id int PRIMARY KEY, proj_id int NOT NULL REFERENCES proj, tgt_lang text NOT NULL, word_cnt int NOT NULL, match_pct int NOT NULL, mt_flg boolean NOT NULL, trans_usr_id int REFERENCES usr, trans_ts timestamptz, appr_ts timestamptz);
CREATE TABLE term (term_id int PRIMARY KEY, org_id int NOT NULL REFERENCES org, src_term text NOT NULL, tgt_lang text NOT NULL, tgt_term text, forbid_flg boolean NOT NULL, add_dt date NOT NULL);
CREATE TABLE tkt (tkt_id int PRIMARY KEY, org_id int NOT NULL REFERENCES org, opn_usr_id int NOT NULL REFERENCES usr, subj text NOT NULL, prio_cd text NOT NULL, opn_ts timestamptz NOT NULL, first_rsp_ts timestamptz, slv_ts timestamptz, csat int);
