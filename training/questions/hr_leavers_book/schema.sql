CREATE TABLE t_org (org_id int PRIMARY KEY, org_name text, org_type char(1));
COMMENT ON COLUMN t_org.org_type IS 'H head office, P plant, S shop';
CREATE TABLE t_emp (
  pers_no int PRIMARY KEY,
  surname text,
  forename text,
  gesch char(1),
  org_id int,
  emp_grp int,
  work_pct int,
  disab_flg char(1),
  shift_cd char(1),
  coll_agr char(1),
  birth_dt date,
  entry_dt date,
  exit_dt date,
  exit_rsn char(2),
  rehire_ok char(1),
  salary_mth numeric(8,2)
);
COMMENT ON COLUMN t_emp.gesch IS 'sex: 1 man, 2 woman, 3 other';
COMMENT ON COLUMN t_emp.emp_grp IS '1 white collar, 2 blue collar, 3 trainee, 4 executive';
COMMENT ON COLUMN t_emp.work_pct IS '100 full time, less is part time';
COMMENT ON COLUMN t_emp.disab_flg IS 'X severely disabled, otherwise blank';
COMMENT ON COLUMN t_emp.shift_cd IS 'D day, L late, N night, R rotating';
COMMENT ON COLUMN t_emp.coll_agr IS 'T pay scale (union agreement), A above scale, F freely agreed';
COMMENT ON COLUMN t_emp.exit_dt IS 'null while employed';
COMMENT ON COLUMN t_emp.exit_rsn IS 'ER employee resigned, EN employer gave notice, MA mutual agreement, RT retirement, FT fixed term ended, DD death';
COMMENT ON COLUMN t_emp.rehire_ok IS 'J may be rehired, N not; null while employed';
CREATE TABLE t_exit_talk (pers_no int PRIMARY KEY, held_on date, held_by int, main_rsn char(3), would_return char(1));
COMMENT ON COLUMN t_exit_talk.main_rsn IS 'PAY pay, MGR manager, COM commute, CAR career, FAM family';
COMMENT ON COLUMN t_exit_talk.would_return IS 'Y yes, N no, M maybe';
CREATE TABLE t_asset (asset_no int PRIMARY KEY, pers_no int, kind char(2), handed_out date, given_back date, lost boolean);
COMMENT ON COLUMN t_asset.kind IS 'NB notebook, PH phone, KY keys, CR car';
CREATE TABLE t_vacancy (vac_no int PRIMARY KEY, org_id int, replaces int, opened date, filled date, frozen boolean, internal_only boolean);
COMMENT ON COLUMN t_vacancy.replaces IS 'pers_no of the person to be replaced, null for a new post';
