CREATE TABLE tblCust (
  cust_no int PRIMARY KEY,
  cust_nm text NOT NULL,
  cust_town text NOT NULL,
  cust_tel text,
  cust_typ char(1) NOT NULL      -- P private, C council, B business
);
CREATE TABLE tblEmp (
  emp_no int PRIMARY KEY,
  emp_fn text NOT NULL,
  emp_ln text NOT NULL,
  emp_boss int REFERENCES tblEmp,
  emp_climb boolean NOT NULL,    -- may climb
  emp_hr_rt numeric(6,2) NOT NULL,
  dt_hired date NOT NULL
);
CREATE TABLE tblQuote (
  q_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES tblCust,
  q_by int NOT NULL REFERENCES tblEmp,    -- surveyor
  dt_visit date NOT NULL,
  dt_sent date,
  dt_accepted date,
  dt_declined date,
  q_amt numeric(9,2)
);
CREATE TABLE tblJob (
  job_no int PRIMARY KEY,
  q_no int NOT NULL REFERENCES tblQuote,
  job_lead int NOT NULL REFERENCES tblEmp,   -- foreman on the day
  site_town text NOT NULL,
  work_cd char(2) NOT NULL,
  dt_booked date NOT NULL,       -- day planned for the work
  dt_done date,
  hrs_est numeric(5,1),
  hrs_act numeric(5,1)
);
CREATE TABLE tblWork (work_cd char(2) PRIMARY KEY, work_nm text NOT NULL);
CREATE TABLE tblInv (
  inv_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES tblJob,
  dt_inv date NOT NULL,
  dt_due date NOT NULL,
  dt_paid date,
  amt_net numeric(9,2) NOT NULL,
  amt_vat numeric(9,2) NOT NULL
);
COMMENT ON COLUMN tblInv.amt_net IS 'without VAT';
