CREATE TABLE sms_main (
  rec_id int PRIMARY KEY, cust text NOT NULL, cust_type text NOT NULL, make text NOT NULL, model text NOT NULL, serial text, in_dt date NOT NULL, est_dt date, est_amt numeric(7,2), est_ok char(1), fin_dt date, out_dt date, warranty char(1) NOT NULL, mech_in text NOT NULL, mech_rep text, labour numeric(7,2), parts numeric(7,2), prev_rec int REFERENCES sms_main);
CREATE TABLE sms_fault (rec_id int NOT NULL REFERENCES sms_main, fault_cd char(2) NOT NULL, PRIMARY KEY (rec_id, fault_cd));
CREATE TABLE sms_fault_cd (fault_cd char(2) PRIMARY KEY, fault_txt text NOT NULL);
CREATE TABLE sms_loaner (loan_id int PRIMARY KEY, rec_id int NOT NULL REFERENCES sms_main, machine text NOT NULL, lent date NOT NULL, back date);
ALTER TABLE sms_fault ADD FOREIGN KEY (fault_cd) REFERENCES sms_fault_cd;
COMMENT ON TABLE sms_main IS 'repairs of sewing machines';
COMMENT ON COLUMN sms_main.est_ok IS 'Y customer accepted the estimate, N refused, null no answer';
COMMENT ON COLUMN sms_main.mech_in IS 'took the machine in';
COMMENT ON COLUMN sms_main.mech_rep IS 'repaired it';
COMMENT ON COLUMN sms_main.prev_rec IS 'earlier repair of the same machine';
