CREATE TABLE br (br_cd char(2) PRIMARY KEY, br_nm text NOT NULL);
CREATE TABLE cur (iso char(3) PRIMARY KEY, cur_nm text NOT NULL, small_note int NOT NULL);
CREATE TABLE board (br_cd char(2) NOT NULL REFERENCES br, iso char(3) NOT NULL REFERENCES cur, on_day date NOT NULL, we_buy numeric(10,4) NOT NULL, we_sell numeric(10,4) NOT NULL, PRIMARY KEY (br_cd, iso, on_day));
CREATE TABLE tkt (tkt_no int PRIMARY KEY, br_cd char(2) NOT NULL REFERENCES br, teller text NOT NULL, ts timestamp NOT NULL, side char(1) NOT NULL, iso char(3) NOT NULL REFERENCES cur, fc_amt numeric(12,2) NOT NULL, rate numeric(10,4) NOT NULL, gbp_amt numeric(10,2) NOT NULL, fee_gbp numeric(6,2) NOT NULL, id_seen char(1) NOT NULL, voided timestamp);
COMMENT ON TABLE board IS 'board rates, foreign units for one pound';
COMMENT ON COLUMN tkt.side IS 'S we sell foreign money to the customer, B we buy it from the customer';
COMMENT ON COLUMN tkt.fc_amt IS 'amount of foreign money';
COMMENT ON COLUMN tkt.id_seen IS 'Y or N, identity document looked at';
