CREATE TABLE kid (kid_id int PRIMARY KEY, kid_nm text NOT NULL, born date NOT NULL, payer_id int NOT NULL, second_contact_id int, room text, start_dt date NOT NULL, leave_dt date);
CREATE TABLE adult (adult_id int PRIMARY KEY, adult_nm text NOT NULL, mail text, is_staff boolean NOT NULL);
CREATE TABLE acct_entry (entry_no int PRIMARY KEY, payer_id int NOT NULL REFERENCES adult, kid_id int REFERENCES kid, booked date NOT NULL, code text NOT NULL, amount numeric(8,2) NOT NULL, txt text);
CREATE TABLE attend (kid_id int NOT NULL REFERENCES kid, day date NOT NULL, in_at time, out_at time, absent_why text, PRIMARY KEY (kid_id, day));
ALTER TABLE kid ADD FOREIGN KEY (payer_id) REFERENCES adult;
ALTER TABLE kid ADD FOREIGN KEY (second_contact_id) REFERENCES adult;
COMMENT ON TABLE acct_entry IS 'fee ledger: charges positive, payments and credits negative';
COMMENT ON COLUMN acct_entry.code IS 'FEE monthly fee, LUN lunch, LAT late pick-up, PAY payment, CRD credit note';
