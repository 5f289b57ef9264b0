CREATE TABLE sndr (sndr_id int PRIMARY KEY, sndr_nm text NOT NULL, res_ctry char(2) NOT NULL, kyc_lvl int NOT NULL, since_dt date NOT NULL);
CREATE TABLE bene (bene_id int PRIMARY KEY, sndr_id int NOT NULL, bene_nm text NOT NULL, bene_ctry char(2) NOT NULL, relation text);
CREATE TABLE ctry (iso char(2) PRIMARY KEY, ctry_nm text NOT NULL, ccy char(3) NOT NULL);
CREATE TABLE payout_agent (agt_id int PRIMARY KEY, agt_nm text NOT NULL, iso char(2) NOT NULL, comm_eur numeric(5,2) NOT NULL);
CREATE TABLE xfer (xfer_no int PRIMARY KEY, bene_id int NOT NULL, agt_id int NOT NULL, sent_ts timestamp NOT NULL, paid_ts timestamp, send_eur numeric(9,2) NOT NULL, fee_eur numeric(6,2) NOT NULL, fx numeric(12,5) NOT NULL, sts text NOT NULL, promo text);
COMMENT ON COLUMN xfer.fx IS 'units of the payout currency for one euro';
COMMENT ON COLUMN xfer.sts IS 'SENT, PAID, HELD (by compliance), REFD (refunded)';
CREATE TABLE hold_case (hold_id int PRIMARY KEY, xfer_no int NOT NULL, held_ts timestamp NOT NULL, released_ts timestamp, rule_nm text NOT NULL);
