CREATE TABLE cust (
  cust_no integer PRIMARY KEY,
  f_nm text NOT NULL,
  l_nm text NOT NULL,
  dob date,
  vill text NOT NULL,
  ins_cd text
);
CREATE TABLE ins_co (
  ins_cd text PRIMARY KEY,
  ins_nm text NOT NULL,
  copay_pct integer NOT NULL
);
ALTER TABLE cust ADD FOREIGN KEY (ins_cd) REFERENCES ins_co(ins_cd);
CREATE TABLE doc (
  doc_no integer PRIMARY KEY,
  doc_nm text NOT NULL,
  pract text NOT NULL
);
CREATE TABLE med (
  med_no integer PRIMARY KEY,
  med_nm text NOT NULL,
  form text NOT NULL,
  rx_only boolean NOT NULL,
  sell_pr numeric(7,2) NOT NULL,
  buy_pr numeric(7,2) NOT NULL,
  stk_qty integer NOT NULL,
  min_qty integer NOT NULL,
  exp_dt date
);
COMMENT ON COLUMN med.exp_dt IS 'earliest expiry date on the shelf';
CREATE TABLE rx (
  rx_no integer PRIMARY KEY,
  cust_no integer NOT NULL REFERENCES cust(cust_no),
  doc_no integer NOT NULL REFERENCES doc(doc_no),
  wrtn_dt date NOT NULL,
  pick_dt date,
  dlvrd boolean NOT NULL
);
COMMENT ON COLUMN rx.pick_dt IS 'day the medicines were handed out, empty while not collected';
COMMENT ON COLUMN rx.dlvrd IS 'brought to the house by our driver';
CREATE TABLE rx_ln (
  rx_no integer NOT NULL REFERENCES rx(rx_no),
  med_no integer NOT NULL REFERENCES med(med_no),
  qty integer NOT NULL,
  PRIMARY KEY (rx_no, med_no)
);
CREATE TABLE otc_sale (
  sale_no integer PRIMARY KEY,
  med_no integer NOT NULL REFERENCES med(med_no),
  sold_ts timestamp NOT NULL,
  qty integer NOT NULL,
  amt numeric(8,2) NOT NULL,
  emp_nm text NOT NULL
);
COMMENT ON TABLE otc_sale IS 'sales over the counter without prescription';
