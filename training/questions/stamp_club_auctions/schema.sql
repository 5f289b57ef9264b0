CREATE TABLE mbr (mbr_no int PRIMARY KEY, mbr_nm text NOT NULL, mbr_since date NOT NULL, sponsor_no int REFERENCES mbr, res_dt date);
CREATE TABLE auct (auct_no int PRIMARY KEY, auct_dt date NOT NULL, hall text NOT NULL, comm_pct numeric(4,1) NOT NULL);
CREATE TABLE lot (lot_id int PRIMARY KEY, auct_no int NOT NULL REFERENCES auct, lot_no int NOT NULL, seller_no int NOT NULL REFERENCES mbr, ctry text NOT NULL, descr text NOT NULL, est_amt numeric(7,2) NOT NULL, rsv_amt numeric(7,2), yr_issue int NOT NULL);
CREATE TABLE bid (bid_id int PRIMARY KEY, lot_id int NOT NULL REFERENCES lot, bidder_no int NOT NULL REFERENCES mbr, bid_amt numeric(7,2) NOT NULL, bid_ts timestamp NOT NULL);
CREATE TABLE sale (lot_id int PRIMARY KEY REFERENCES lot, buyer_no int NOT NULL REFERENCES mbr, hammer numeric(7,2) NOT NULL, pd_dt date);
COMMENT ON TABLE mbr IS 'club members'; COMMENT ON COLUMN mbr.res_dt IS 'date of resignation'; COMMENT ON COLUMN mbr.sponsor_no IS 'member who introduced them';
COMMENT ON COLUMN lot.rsv_amt IS 'reserve, null if none'; COMMENT ON COLUMN lot.est_amt IS 'estimate'; COMMENT ON COLUMN sale.pd_dt IS 'date the buyer paid';
