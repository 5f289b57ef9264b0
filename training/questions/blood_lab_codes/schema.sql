CREATE TABLE snd (snd_no int PRIMARY KEY, snd_nm text NOT NULL, knd char(1) NOT NULL);
COMMENT ON TABLE snd IS 'who sends samples; knd G family doctor, H hospital ward, O occupational health';
CREATE TABLE tst (tc text PRIMARY KEY, tn text NOT NULL, unit text NOT NULL, lo numeric(8,2), hi numeric(8,2), px_c int NOT NULL, tat_h int NOT NULL);
COMMENT ON TABLE tst IS 'tests: lo and hi limits of the normal range, px_c price in cents, tat_h result promised within hours';
CREATE TABLE smp (bc text PRIMARY KEY, snd_no int NOT NULL REFERENCES snd, sex char(1), yob int NOT NULL, drawn timestamp NOT NULL, rcvd timestamp NOT NULL, rej_cd char(1));
COMMENT ON TABLE smp IS 'samples: bc barcode, yob year of birth, drawn taken, rcvd arrived in the lab';
COMMENT ON COLUMN smp.rej_cd IS 'not usable: H haemolysed, L too little, U unlabelled; empty: fine';
CREATE TABLE res (bc text NOT NULL REFERENCES smp, tc text NOT NULL REFERENCES tst, ord_at timestamp NOT NULL, val numeric(9,2), out_at timestamp, dev text, rel_by text, PRIMARY KEY (bc, tc));
COMMENT ON TABLE res IS 'tests asked for and their results: val value, out_at released to the sender, dev analyser, rel_by who released it';
