CREATE TABLE dept (
  dno integer PRIMARY KEY,
  dname text NOT NULL,
  loc text NOT NULL,
  budg numeric(10,2) NOT NULL,
  mgr_eno integer
);
CREATE TABLE emp (
  eno integer PRIMARY KEY,
  fname text NOT NULL,
  lname text NOT NULL,
  sex char(1) NOT NULL,
  bdate date NOT NULL,
  hire_dt date NOT NULL,
  sal numeric(8,2) NOT NULL,
  comm numeric(8,2),
  sup_eno integer REFERENCES emp(eno),
  dno integer REFERENCES dept(dno)
);
ALTER TABLE dept ADD FOREIGN KEY (mgr_eno) REFERENCES emp(eno);
CREATE TABLE proj (
  pno integer PRIMARY KEY,
  pname text NOT NULL,
  ploc text NOT NULL,
  dno integer NOT NULL REFERENCES dept(dno),
  start_dt date NOT NULL,
  due_dt date NOT NULL,
  done_dt date
);
CREATE TABLE works_on (
  eno integer NOT NULL REFERENCES emp(eno),
  pno integer NOT NULL REFERENCES proj(pno),
  hrs_wk numeric(4,1),
  PRIMARY KEY (eno, pno)
);
CREATE TABLE dep_child (
  eno integer NOT NULL REFERENCES emp(eno),
  chld_nm text NOT NULL,
  chld_bdate date NOT NULL,
  PRIMARY KEY (eno, chld_nm)
);
CREATE TABLE absnc (
  absnc_id integer PRIMARY KEY,
  eno integer NOT NULL REFERENCES emp(eno),
  reason text NOT NULL,
  from_dt date NOT NULL,
  to_dt date NOT NULL
);
