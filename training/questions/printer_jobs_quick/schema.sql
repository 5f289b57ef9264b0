CREATE TABLE cust (
  cust_id int PRIMARY KEY,
  cust text NOT NULL,
  region text NOT NULL, -- N, S, E, W
  acct_mgr text NOT NULL,
  credit_hold char(1) NOT NULL -- Y/N
);
CREATE TABLE press (
  press_id int PRIMARY KEY,
  press text NOT NULL,
  tech text NOT NULL, -- OFF offset, DIG digital, LRG large format
  sheets_hr int NOT NULL
);
CREATE TABLE paper (
  paper_cd text PRIMARY KEY,
  descr text NOT NULL,
  gsm int NOT NULL,
  stock_sheets int NOT NULL,
  reorder_at int NOT NULL,
  price_1000 numeric(7,2) NOT NULL -- for 1000 sheets
);
CREATE TABLE job (
  job_no int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES cust,
  descr text NOT NULL,
  product text NOT NULL, -- FLY flyers, BRO brochures, CRD cards, POS posters, BOO books
  press_id int REFERENCES press,
  paper_cd text NOT NULL REFERENCES paper,
  qty_ordered int NOT NULL, -- copies
  qty_printed int,
  sheets int NOT NULL,
  dt_quote date NOT NULL,
  dt_order date,
  dt_proof_ok date,
  dt_due date,
  dt_ship date,
  stat text NOT NULL, -- QUO, ORD, PRT printing, SHP, LST quote lost
  quote_net numeric(9,2) NOT NULL
);
CREATE TABLE invoice (
  inv_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES job,
  inv_date date NOT NULL,
  due_date date NOT NULL,
  pd_date date,
  net numeric(9,2) NOT NULL,
  tax numeric(9,2) NOT NULL,
  total numeric(9,2) NOT NULL
);
CREATE TABLE waste (
  job_no int NOT NULL REFERENCES job,
  cause text NOT NULL, -- setup, misprint, cut
  sheets int NOT NULL,
  PRIMARY KEY (job_no, cause)
);
