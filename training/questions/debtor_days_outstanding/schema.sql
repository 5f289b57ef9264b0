CREATE TABLE debtors (dbtr_id int PRIMARY KEY, dbtr_name text NOT NULL, pay_terms_days int NOT NULL, cr_limit numeric(10,2) NOT NULL, blocked char(1) NOT NULL, acct_mgr text NOT NULL);
CREATE TABLE sales_inv (inv_no int PRIMARY KEY, dbtr_id int NOT NULL REFERENCES debtors, inv_dt date NOT NULL, due_dt date NOT NULL, net_amt numeric(10,2) NOT NULL, vat_amt numeric(10,2) NOT NULL, ccy char(3) NOT NULL);
CREATE TABLE receipts (rcpt_id int PRIMARY KEY, inv_no int NOT NULL REFERENCES sales_inv, rcvd_dt date NOT NULL, amt numeric(10,2) NOT NULL, method text NOT NULL);
CREATE TABLE credit_notes (cn_no int PRIMARY KEY, inv_no int NOT NULL REFERENCES sales_inv, cn_dt date NOT NULL, amt numeric(10,2) NOT NULL, reason text NOT NULL);
CREATE TABLE reminders (rem_id int PRIMARY KEY, inv_no int NOT NULL REFERENCES sales_inv, sent_dt date NOT NULL, rem_level int NOT NULL, fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN credit_notes.amt IS 'gross amount credited';
COMMENT ON COLUMN receipts.amt IS 'gross amount received';
