CREATE TABLE clnt (clnt_id int PRIMARY KEY, clnt_nm text NOT NULL, city text NOT NULL, indstry text, pay_freq text NOT NULL, sgn_dt date NOT NULL, fee_per_slip numeric(6,2) NOT NULL, end_dt date);
CREATE TABLE emp (emp_id int PRIMARY KEY, clnt_id int NOT NULL REFERENCES clnt, frst_nm text NOT NULL, lst_nm text NOT NULL, job_ttl text NOT NULL, hire_dt date NOT NULL, term_dt date, ann_sal numeric(10,2), hrly_rt numeric(8,2), bank_acct text);
CREATE TABLE pay_run (run_id int PRIMARY KEY, clnt_id int NOT NULL REFERENCES clnt, per_start date NOT NULL, per_end date NOT NULL, pay_dt date NOT NULL, stat text NOT NULL CHECK (stat IN ('draft','approved','paid')), appr_by text);
CREATE TABLE pay_slip (slip_id int PRIMARY KEY, run_id int NOT NULL REFERENCES pay_run, emp_id int NOT NULL REFERENCES emp, gross_amt numeric(10,2) NOT NULL, tax_amt numeric(10,2) NOT NULL, pens_amt numeric(10,2) NOT NULL, net_amt numeric(10,2) NOT NULL, ovt_hrs numeric(6,2) NOT NULL DEFAULT 0);
CREATE TABLE ded_typ (ded_cd text PRIMARY KEY, ded_nm text NOT NULL);
CREATE TABLE slip_ded (slip_id int REFERENCES pay_slip, ded_cd text REFERENCES ded_typ, amt numeric(8,2) NOT NULL, PRIMARY KEY (slip_id, ded_cd));
CREATE TABLE corr_req (req_id int PRIMARY KEY, slip_id int NOT NULL REFERENCES pay_slip, rcvd_dt date NOT NULL, rsn text NOT NULL, clsd_dt date, diff_amt numeric(8,2));
