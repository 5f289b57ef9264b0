CREATE TABLE crd (crd_no int PRIMARY KEY, crd_nm text NOT NULL, ctry char(2) NOT NULL, pay_days int NOT NULL, disc_pct numeric(3,1) NOT NULL, disc_days int NOT NULL, blk char(1));
COMMENT ON TABLE crd IS 'creditors (vendors)';
COMMENT ON COLUMN crd.disc_pct IS 'cash discount if paid within disc_days';
COMMENT ON COLUMN crd.blk IS 'X: blocked for payment';
CREATE TABLE bil (bil_no int PRIMARY KEY, crd_no int NOT NULL, ext_ref text NOT NULL, bil_dt date NOT NULL, rcv_dt date NOT NULL, due_dt date NOT NULL, net_amt numeric(10,2) NOT NULL, vat_amt numeric(10,2) NOT NULL, curr char(3) NOT NULL, po_no text);
COMMENT ON COLUMN bil.rcv_dt IS 'day the bill reached us';
CREATE TABLE pmt (pmt_no int PRIMARY KEY, bil_no int NOT NULL, pmt_dt date NOT NULL, amt numeric(10,2) NOT NULL, disc_taken numeric(8,2) NOT NULL);
CREATE TABLE chk (bil_no int NOT NULL, step int NOT NULL, by_usr text NOT NULL, res text NOT NULL, chk_dt date NOT NULL, PRIMARY KEY (bil_no, step));
COMMENT ON TABLE chk IS 'release steps of a bill; res ok or stop';
