CREATE TABLE client (
  clt text PRIMARY KEY, -- short code
  clt_nm text NOT NULL,
  cntry text NOT NULL,
  terms_d int NOT NULL -- payment terms in days
);
CREATE TABLE smpl (
  smpl_no int PRIMARY KEY,
  clt text NOT NULL REFERENCES client,
  prod text NOT NULL, -- what it is
  lot text NOT NULL,
  dt_taken date NOT NULL,
  dt_rcvd date NOT NULL,
  dt_rep date, -- report sent
  temp_c numeric(4,1), -- on arrival
  prio char(1) NOT NULL, -- U urgent, N normal
  stat char(3) NOT NULL -- LOG logged, TST in test, REP reported, REJ rejected
);
CREATE TABLE method (
  mth text PRIMARY KEY,
  mth_nm text NOT NULL,
  accred char(1) NOT NULL, -- Y/N
  price numeric(7,2) NOT NULL -- list
);
CREATE TABLE analyst (
  an_id int PRIMARY KEY,
  an_nm text NOT NULL,
  shift char(1) NOT NULL -- D day, N night
);
CREATE TABLE test (
  smpl_no int NOT NULL REFERENCES smpl,
  mth text NOT NULL REFERENCES method,
  tested_by int REFERENCES analyst,
  checked_by int REFERENCES analyst,
  dt_start date,
  dt_done date,
  res numeric(10,2),
  unit text,
  verdict char(1), -- P pass, F fail, B borderline
  charged numeric(7,2) NOT NULL,
  PRIMARY KEY (smpl_no, mth)
);
CREATE TABLE instr (
  instr_id int PRIMARY KEY,
  instr_nm text NOT NULL,
  bought date NOT NULL,
  last_cal date,
  next_cal date NOT NULL,
  cost numeric(9,2) NOT NULL,
  status char(1) NOT NULL -- U in use, B broken, S spare
);
