CREATE TABLE emp (
  emp_no integer PRIMARY KEY,
  emp_nm text NOT NULL,
  dept_cd text NOT NULL,
  mgr_no integer REFERENCES emp(emp_no),
  cntr_hrs numeric(4,1) NOT NULL,
  hr_cost numeric(6,2) NOT NULL,
  strt_dt date NOT NULL,
  end_dt date
);
COMMENT ON COLUMN emp.cntr_hrs IS 'contract hours per week';
COMMENT ON COLUMN emp.hr_cost IS 'cost of one hour to the firm';
CREATE TABLE dept (
  dept_cd text PRIMARY KEY,
  dept_nm text NOT NULL
);
ALTER TABLE emp ADD FOREIGN KEY (dept_cd) REFERENCES dept(dept_cd);
CREATE TABLE clnt (
  clnt_no integer PRIMARY KEY,
  clnt_nm text NOT NULL,
  cty text NOT NULL
);
CREATE TABLE proj (
  proj_no integer PRIMARY KEY,
  proj_nm text NOT NULL,
  clnt_no integer REFERENCES clnt(clnt_no),
  bdgt_hrs integer,
  bill_rate numeric(6,2),
  opn_dt date NOT NULL,
  cls_dt date
);
COMMENT ON COLUMN proj.clnt_no IS 'empty for internal projects';
COMMENT ON COLUMN proj.bill_rate IS 'price per hour to the client, empty for internal projects';
CREATE TABLE wk_sht (
  sht_no integer PRIMARY KEY,
  emp_no integer NOT NULL REFERENCES emp(emp_no),
  wk_strt date NOT NULL,
  sbm_ts timestamp,
  appr_by integer REFERENCES emp(emp_no),
  appr_dt date
);
COMMENT ON TABLE wk_sht IS 'weekly time sheet of an employee';
COMMENT ON COLUMN wk_sht.wk_strt IS 'Monday of the week';
COMMENT ON COLUMN wk_sht.sbm_ts IS 'when it was handed in, empty if not yet';
CREATE TABLE tm_ln (
  sht_no integer NOT NULL REFERENCES wk_sht(sht_no),
  wrk_dt date NOT NULL,
  proj_no integer NOT NULL REFERENCES proj(proj_no),
  hrs numeric(4,2) NOT NULL,
  rmk text,
  PRIMARY KEY (sht_no, wrk_dt, proj_no)
);
