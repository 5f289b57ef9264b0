CREATE TABLE dept (
  dept_cd varchar(4) PRIMARY KEY,
  dept_nm text NOT NULL,
  curator_nm text
);
CREATE TABLE obj (
  acc_no varchar(12) PRIMARY KEY,
  obj_ttl text NOT NULL,
  maker_nm text,
  yr_made integer,
  matl text NOT NULL,
  dept_cd varchar(4) NOT NULL REFERENCES dept(dept_cd),
  ins_val_eur integer,
  acq_dt date NOT NULL,
  acq_how text NOT NULL,
  on_disp boolean NOT NULL
);
CREATE TABLE partner (
  prt_id integer PRIMARY KEY,
  prt_nm text NOT NULL,
  city text NOT NULL,
  ctry text NOT NULL
);
CREATE TABLE loan (
  loan_no varchar(10) PRIMARY KEY,
  prt_id integer NOT NULL REFERENCES partner(prt_id),
  exh_ttl text NOT NULL,
  req_dt date NOT NULL,
  st_dt date NOT NULL,
  end_dt date NOT NULL,
  stat text NOT NULL,
  fee_eur integer NOT NULL
);
CREATE TABLE loan_obj (
  loan_no varchar(10) NOT NULL REFERENCES loan(loan_no),
  acc_no varchar(12) NOT NULL REFERENCES obj(acc_no),
  ret_dt date,
  PRIMARY KEY (loan_no, acc_no)
);
CREATE TABLE cond_rpt (
  rpt_id integer PRIMARY KEY,
  acc_no varchar(12) NOT NULL REFERENCES obj(acc_no),
  loan_no varchar(10) REFERENCES loan(loan_no),
  rpt_dt date NOT NULL,
  insp_nm text NOT NULL,
  score integer NOT NULL,
  dmg_txt text
);
CREATE TABLE ship (
  ship_id integer PRIMARY KEY,
  loan_no varchar(10) NOT NULL REFERENCES loan(loan_no),
  dirn varchar(3) NOT NULL CHECK (dirn IN ('out','in')),
  carrier text NOT NULL,
  ship_dt date NOT NULL,
  crates integer NOT NULL,
  cost_eur numeric(9,2)
);
COMMENT ON COLUMN loan.stat IS 'asked, agreed, running, ended or refused';
COMMENT ON COLUMN cond_rpt.score IS '1 poor to 5 excellent';
COMMENT ON COLUMN ship.dirn IS 'out: to the partner, in: back to us';
