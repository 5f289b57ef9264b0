CREATE TABLE prty (prty_no int PRIMARY KEY, nm1 text NOT NULL, nm2 text, cty text NOT NULL, ctry char(2) NOT NULL);
CREATE TABLE rdr (rdr_no int PRIMARY KEY, nm text NOT NULL, veh text NOT NULL, actv boolean NOT NULL);
CREATE TABLE shpmt (shp_no text PRIMARY KEY, snd_no int NOT NULL REFERENCES prty (prty_no), rcv_no int NOT NULL REFERENCES prty (prty_no), pck_rdr int NOT NULL REFERENCES rdr (rdr_no), dlv_rdr int REFERENCES rdr (rdr_no), ord_ts timestamp NOT NULL, pck_ts timestamp, dlv_ts timestamp, wgt_kg numeric(6,2) NOT NULL, prc_ct int NOT NULL, srv text NOT NULL);
COMMENT ON TABLE shpmt IS 'one parcel from a sender to a receiver';
COMMENT ON COLUMN shpmt.pck_rdr IS 'rider who collects';
COMMENT ON COLUMN shpmt.dlv_rdr IS 'rider who delivers';
COMMENT ON COLUMN shpmt.prc_ct IS 'price in euro cents';
CREATE TABLE clm (clm_no int PRIMARY KEY, shp_no text NOT NULL REFERENCES shpmt, rsn text NOT NULL, opn_dt date NOT NULL, cls_dt date, pay_ct int NOT NULL);
COMMENT ON TABLE clm IS 'complaint about a parcel; pay_ct is what we refunded, in cents';
