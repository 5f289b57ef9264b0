CREATE TABLE t_party (p_cd text PRIMARY KEY, p_nm text NOT NULL);
CREATE TABLE t_member (m_id int PRIMARY KEY, m_nm text NOT NULL, p_cd text REFERENCES t_party, ward text NOT NULL, seat_from date NOT NULL, seat_to date);
CREATE TABLE t_portfolio (pf_id int PRIMARY KEY, pf_nm text NOT NULL, holder_id int REFERENCES t_member);
CREATE TABLE t_question (q_id int PRIMARY KEY, asker_id int NOT NULL REFERENCES t_member, pf_id int NOT NULL REFERENCES t_portfolio, q_subj text NOT NULL, dt_tabled date NOT NULL, dt_due date NOT NULL, dt_answered date, answered_by int REFERENCES t_member, oral_yn char(1) NOT NULL, follows_q_id int REFERENCES t_question);
CREATE TABLE t_petition (pt_id int PRIMARY KEY, pt_title text NOT NULL, sponsor_id int REFERENCES t_member, dt_open date NOT NULL, dt_close date, needed int NOT NULL);
CREATE TABLE t_signature (sg_id int PRIMARY KEY, pt_id int NOT NULL REFERENCES t_petition, dt_signed date NOT NULL, postcode text NOT NULL, verified char(1) NOT NULL);
COMMENT ON TABLE t_member IS 'members of the council'; COMMENT ON COLUMN t_question.follows_q_id IS 'the earlier question this one follows up';
COMMENT ON COLUMN t_petition.needed IS 'signatures needed for a debate'; COMMENT ON COLUMN t_member.p_cd IS 'null for independents';
