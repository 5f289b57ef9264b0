CREATE TABLE cmpy (
  cmpy_id serial PRIMARY KEY,
  cmpy_nm text NOT NULL,
  city text NOT NULL,
  pay_day integer NOT NULL,
  svc_fee numeric(8,2) NOT NULL
);
COMMENT ON TABLE cmpy IS 'client firms whose payroll we run';
COMMENT ON COLUMN cmpy.svc_fee IS 'what the client pays us per payroll run';
CREATE TABLE empl (
  empl_id serial PRIMARY KEY,
  cmpy_id integer NOT NULL REFERENCES cmpy,
  fst_nm text NOT NULL,
  lst_nm text NOT NULL,
  job_ttl text NOT NULL,
  hire_dt date NOT NULL,
  term_dt date,
  pay_typ text NOT NULL,
  base_amt numeric(10,2) NOT NULL,
  bank_ok_flg boolean NOT NULL
);
COMMENT ON COLUMN empl.pay_typ IS 'salary (base_amt per month) or hourly (base_amt per hour)';
COMMENT ON COLUMN empl.bank_ok_flg IS 'bank details checked';
CREATE TABLE pay_run (
  run_id serial PRIMARY KEY,
  cmpy_id integer NOT NULL REFERENCES cmpy,
  prd_start date NOT NULL,
  prd_end date NOT NULL,
  stat text NOT NULL,
  apprv_ts timestamptz,
  apprv_by text
);
CREATE TABLE payslip (
  slip_id serial PRIMARY KEY,
  run_id integer NOT NULL REFERENCES pay_run,
  empl_id integer NOT NULL REFERENCES empl,
  hrs_wrkd numeric(6,2),
  ot_hrs numeric(5,2) NOT NULL DEFAULT 0,
  gross_amt numeric(10,2) NOT NULL,
  tax_amt numeric(10,2) NOT NULL,
  net_amt numeric(10,2) NOT NULL,
  paid_dt date
);
COMMENT ON COLUMN payslip.ot_hrs IS 'overtime hours';
CREATE TABLE deduct (
  ded_id serial PRIMARY KEY,
  slip_id integer NOT NULL REFERENCES payslip,
  ded_typ text NOT NULL,
  ded_amt numeric(8,2) NOT NULL
);
CREATE TABLE lv_req (
  lv_id serial PRIMARY KEY,
  empl_id integer NOT NULL REFERENCES empl,
  lv_typ text NOT NULL,
  from_dt date NOT NULL,
  to_dt date NOT NULL,
  ok_dt date
);
COMMENT ON TABLE lv_req IS 'leave requests';
COMMENT ON COLUMN lv_req.ok_dt IS 'day the leave was granted, empty while open';
