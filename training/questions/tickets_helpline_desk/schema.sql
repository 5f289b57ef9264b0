CREATE TABLE t_caller (caller_id int PRIMARY KEY, caller_nm text NOT NULL, dept text NOT NULL, vip_yn char(1) NOT NULL);
CREATE TABLE t_cat (cat_id int PRIMARY KEY, cat_nm text NOT NULL, parent_cat int REFERENCES t_cat);
CREATE TABLE t_agent (agent_id int PRIMARY KEY, agent_nm text NOT NULL, lvl int NOT NULL);
CREATE TABLE t_prio (prio_cd text PRIMARY KEY, prio_txt text NOT NULL, target_hrs int NOT NULL);
CREATE TABLE t_case (case_no int PRIMARY KEY, caller_id int NOT NULL REFERENCES t_caller, cat_id int NOT NULL REFERENCES t_cat, prio_cd text NOT NULL REFERENCES t_prio, taken_by int NOT NULL REFERENCES t_agent, solved_by int REFERENCES t_agent, in_ts timestamp NOT NULL, first_reply_ts timestamp, solved_ts timestamp, reopened_cnt int NOT NULL, chan text NOT NULL);
COMMENT ON COLUMN t_case.taken_by IS 'agent who took the case in';
CREATE TABLE t_note (note_id int PRIMARY KEY, case_no int NOT NULL REFERENCES t_case, agent_id int NOT NULL REFERENCES t_agent, mins int NOT NULL, note_ts timestamp NOT NULL);
CREATE TABLE t_rating (case_no int PRIMARY KEY REFERENCES t_case, stars int NOT NULL, remark text);
