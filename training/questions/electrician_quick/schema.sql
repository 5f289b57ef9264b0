CREATE TABLE custs (
  cust_no int PRIMARY KEY,
  cname text NOT NULL,
  ctype char(1) NOT NULL, -- D domestic, B business, L landlord
  zip text NOT NULL,
  vip char(1) NOT NULL
);
CREATE TABLE sparks ( -- our electricians
  sp_id int PRIMARY KEY,
  sp_name text NOT NULL,
  apprentice char(1) NOT NULL, -- Y/N
  hr_cost numeric(6,2) NOT NULL,
  van text
);
CREATE TABLE calls (
  call_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES custs,
  logged_at timestamp NOT NULL,
  logged_by text NOT NULL,
  sp_id int REFERENCES sparks,
  visit_on date,
  done_on date,
  kind text NOT NULL, -- EMG emergency, INS installation, TST inspection, FLT fault
  status text NOT NULL, -- NEW, SCH scheduled, DNE done, CXL
  hrs numeric(4,1),
  hr_charge numeric(6,2) NOT NULL -- an hour, to the customer
);
CREATE TABLE mats (
  mat text PRIMARY KEY,
  descr text NOT NULL,
  unit text NOT NULL, -- pc, m
  buy numeric(7,2) NOT NULL,
  sell numeric(7,2) NOT NULL,
  in_van int NOT NULL,
  in_store int NOT NULL
);
CREATE TABLE call_mats (
  call_no int NOT NULL REFERENCES calls,
  mat text NOT NULL REFERENCES mats,
  qty numeric(6,1) NOT NULL,
  PRIMARY KEY (call_no, mat)
);
CREATE TABLE invs (
  inv int PRIMARY KEY,
  call_no int NOT NULL REFERENCES calls,
  dt date NOT NULL,
  due date NOT NULL,
  paid date,
  labour numeric(8,2) NOT NULL,
  material numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  reminder int NOT NULL -- how many reminders sent
);
CREATE TABLE certs (
  cert_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES custs,
  issued date NOT NULL,
  next_due date NOT NULL,
  result char(1) NOT NULL -- S satisfactory, U unsatisfactory
);
