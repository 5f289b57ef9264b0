CREATE TABLE gym_site (sid int PRIMARY KEY, sname text NOT NULL, mgr_eid int);
CREATE TABLE gym_cfg (sid int NOT NULL REFERENCES gym_site, k text NOT NULL, v text NOT NULL, upd_on date NOT NULL, PRIMARY KEY (sid, k));
COMMENT ON TABLE gym_cfg IS 'settings of a site by key: open_time, close_time, max_people, towel_fee, free_parking (yes/no)';
CREATE TABLE gym_emp (eid int PRIMARY KEY, ename text NOT NULL, sid int NOT NULL REFERENCES gym_site, boss_eid int REFERENCES gym_emp (eid), wage_h numeric(6,2) NOT NULL, left_on date);
CREATE TABLE gym_mbr (mid int PRIMARY KEY, mname text NOT NULL, home_sid int NOT NULL REFERENCES gym_site, tariff text NOT NULL, m_fee numeric(6,2) NOT NULL, start_on date NOT NULL, quit_on date);
COMMENT ON COLUMN gym_mbr.m_fee IS 'fee per month';
CREATE TABLE gym_visit (vid int PRIMARY KEY, mid int NOT NULL REFERENCES gym_mbr, sid int NOT NULL REFERENCES gym_site, in_ts timestamp NOT NULL, out_ts timestamp);
