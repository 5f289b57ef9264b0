CREATE TABLE notion (sku varchar(12) PRIMARY KEY, label text NOT NULL, sort text NOT NULL, mm numeric(4,1), colour text NOT NULL, unit text NOT NULL, price_unit numeric(6,2) NOT NULL, pack_of int NOT NULL);
CREATE TABLE drawer (drawer_no int PRIMARY KEY, sku varchar(12) NOT NULL REFERENCES notion, wall char(1) NOT NULL, qty_left int NOT NULL, refilled_on date);
CREATE TABLE seamstress (acct_no int PRIMARY KEY, acct_name text NOT NULL, professional boolean NOT NULL, rebate_pct numeric(4,1) NOT NULL, balance_due numeric(8,2) NOT NULL);
CREATE TABLE slip (slip_no int PRIMARY KEY, acct_no int REFERENCES seamstress, slip_date date NOT NULL, settled boolean NOT NULL, channel text NOT NULL);
COMMENT ON COLUMN slip.acct_no IS 'empty for walk-in customers';
CREATE TABLE slip_pos (slip_no int NOT NULL REFERENCES slip, sku varchar(12) NOT NULL REFERENCES notion, qty int NOT NULL, price_unit numeric(6,2) NOT NULL, PRIMARY KEY (slip_no, sku));
CREATE TABLE match_request (req_no int PRIMARY KEY, acct_no int REFERENCES seamstress, asked_on date NOT NULL, wanted text NOT NULL, found_sku varchar(12) REFERENCES notion, answered_on date);
