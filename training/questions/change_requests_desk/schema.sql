CREATE TABLE chg (chg_no int PRIMARY KEY, summary text NOT NULL, risk text NOT NULL, requester text NOT NULL, implementer text, raised date NOT NULL, planned_start timestamp NOT NULL, actual_start timestamp, actual_end timestamp, verdict text);
COMMENT ON COLUMN chg.verdict IS 'worked, backed out, partial; empty until carried out';
CREATE TABLE sys (sys_id int PRIMARY KEY, sys_nm text NOT NULL, tier int NOT NULL, owner text NOT NULL);
CREATE TABLE chg_sys (chg_no int NOT NULL REFERENCES chg, sys_id int NOT NULL REFERENCES sys, PRIMARY KEY (chg_no, sys_id));
CREATE TABLE cab_vote (chg_no int NOT NULL REFERENCES chg, member text NOT NULL, vote text NOT NULL, voted date NOT NULL, PRIMARY KEY (chg_no, member));
CREATE TABLE outage (out_id int PRIMARY KEY, sys_id int NOT NULL REFERENCES sys, began timestamp NOT NULL, ended timestamp, chg_no int REFERENCES chg, users_hit int NOT NULL);
COMMENT ON COLUMN outage.chg_no IS 'change that caused it, if known';
