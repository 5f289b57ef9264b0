CREATE TABLE cus (c_no int PRIMARY KEY, c_nm text NOT NULL, c_rt int, c_blk smallint NOT NULL);
COMMENT ON COLUMN cus.c_rt IS 'delivery round; empty for people who fetch themselves';
COMMENT ON COLUMN cus.c_blk IS '1 if blocked for further deliveries';
CREATE TABLE rt (r_no int PRIMARY KEY, r_nm text NOT NULL, drv text NOT NULL);
COMMENT ON TABLE rt IS 'delivery rounds; drv is the driver';
CREATE TABLE btl (b_tp text PRIMARY KEY, b_ds text NOT NULL, kg numeric(5,1) NOT NULL, fill_pr numeric(6,2) NOT NULL, dep_pr numeric(6,2) NOT NULL);
COMMENT ON TABLE btl IS 'kinds of bottle; fill_pr price of a filling, dep_pr deposit on the bottle';
CREATE TABLE mv (m_no int PRIMARY KEY, c_no int NOT NULL REFERENCES cus, b_tp text NOT NULL REFERENCES btl, m_dt date NOT NULL, q int NOT NULL, ref text);
COMMENT ON TABLE mv IS 'bottle movements; q is plus for full bottles handed out, minus for empties brought back';
