CREATE TABLE rdr (rdr_id int PRIMARY KEY, f_nm text NOT NULL, l_nm text NOT NULL, bike_typ text NOT NULL, strt_dt date NOT NULL, end_dt date);
CREATE TABLE zn (zn_cd text PRIMARY KEY, zn_nm text NOT NULL, base_fee_ct int NOT NULL);
CREATE TABLE acct (acct_id int PRIMARY KEY, co_nm text NOT NULL, sector text, pay_terms_d int NOT NULL, cr_lim_ct int, blkd bool NOT NULL);
CREATE TABLE job (job_id int PRIMARY KEY, acct_id int NOT NULL REFERENCES acct, rdr_id int REFERENCES rdr, pu_zn text NOT NULL REFERENCES zn(zn_cd), do_zn text NOT NULL REFERENCES zn(zn_cd), req_ts timestamp NOT NULL, pu_ts timestamp, do_ts timestamp, dist_km numeric(5,1) NOT NULL, wt_kg numeric(5,1), svc text NOT NULL, fee_ct int NOT NULL, stat text NOT NULL);
CREATE TABLE sig (job_id int PRIMARY KEY REFERENCES job, sgn_by text NOT NULL, photo bool NOT NULL);
CREATE TABLE mnt (mnt_id int PRIMARY KEY, rdr_id int NOT NULL REFERENCES rdr, mnt_dt date NOT NULL, descr text NOT NULL, cost_ct int NOT NULL);
COMMENT ON COLUMN acct.pay_terms_d IS 'days the client has to pay';
COMMENT ON COLUMN acct.cr_lim_ct IS 'credit limit in cents';
COMMENT ON COLUMN job.fee_ct IS 'fee in cents';
