CREATE TABLE carer (carer_cd text PRIMARY KEY, nm text NOT NULL, tel text, has_car boolean NOT NULL, dbs_exp_dt date, wkly_hrs int NOT NULL, lv_dt date);
CREATE TABLE cli (cli_no int PRIMARY KEY, nm text NOT NULL, dob date NOT NULL, area text NOT NULL, key_safe_cd text, nok_tel text, funding text NOT NULL, end_dt date);
CREATE TABLE care_pkg (pkg_id int PRIMARY KEY, cli_no int NOT NULL REFERENCES cli, start_dt date NOT NULL, end_dt date, vis_per_wk int NOT NULL, hr_rate numeric(6,2) NOT NULL, dbl_up boolean NOT NULL);
CREATE TABLE vis (vis_id int PRIMARY KEY, pkg_id int NOT NULL REFERENCES care_pkg, carer_cd text REFERENCES carer, plan_ts timestamptz NOT NULL, plan_min int NOT NULL, in_ts timestamptz, out_ts timestamptz, sts text NOT NULL, med_given boolean);
CREATE TABLE incid (incid_id int PRIMARY KEY, vis_id int NOT NULL REFERENCES vis, catg text NOT NULL, fam_told boolean NOT NULL, clsd_dt date);
CREATE TABLE inv (inv_no text PRIMARY KEY, cli_no int NOT NULL REFERENCES cli, per_mth date NOT NULL, amt numeric(9,2) NOT NULL, due_dt date NOT NULL, pd_dt date);
COMMENT ON COLUMN vis.sts IS 'done, missed, refused, cancelled, planned';
COMMENT ON COLUMN cli.nok_tel IS 'telephone of next of kin';
COMMENT ON COLUMN care_pkg.dbl_up IS 'two carers needed';
