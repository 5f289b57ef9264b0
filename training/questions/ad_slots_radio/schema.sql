CREATE TABLE stn (stn_cd text PRIMARY KEY, stn_nm text NOT NULL, freq_mhz numeric(5,1) NOT NULL);
CREATE TABLE adv (adv_id int PRIMARY KEY, adv_nm text NOT NULL, agcy_id int REFERENCES adv (adv_id), is_agcy smallint NOT NULL);
COMMENT ON TABLE adv IS 'advertisers and the agencies that book for them';
COMMENT ON COLUMN adv.agcy_id IS 'agency of this advertiser, empty if it books by itself';
CREATE TABLE cmpgn (cmp_id int PRIMARY KEY, adv_id int NOT NULL REFERENCES adv, cmp_nm text NOT NULL, fr date NOT NULL, til date NOT NULL, bdgt_ct bigint NOT NULL);
COMMENT ON COLUMN cmpgn.bdgt_ct IS 'budget in cents';
CREATE TABLE spot (spot_id int PRIMARY KEY, cmp_id int NOT NULL REFERENCES cmpgn, stn_cd text NOT NULL REFERENCES stn, air_at timestamp NOT NULL, sec int NOT NULL, prc_ct int NOT NULL, st char(1) NOT NULL, mkgd_of int REFERENCES spot (spot_id));
COMMENT ON COLUMN spot.st IS 'P planned, A aired, M missed';
COMMENT ON COLUMN spot.mkgd_of IS 'the missed spot that this one makes good';
