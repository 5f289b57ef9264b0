CREATE TABLE si (silo text PRIMARY KEY, cap_t numeric(7,1) NOT NULL, crop text, empt_dt date);
COMMENT ON TABLE si IS 'silos: cap_t holds so many tons, crop what is in it now, empt_dt last emptied and cleaned';
CREATE TABLE fa (fa_no int PRIMARY KEY, fa_nm text NOT NULL, vill text NOT NULL, coop_mb char(1) NOT NULL);
COMMENT ON TABLE fa IS 'farmers: vill village, coop_mb Y member of the cooperative';
CREATE TABLE wg (wg_no int PRIMARY KEY, wg_ts timestamp NOT NULL, io char(1) NOT NULL, fa_no int REFERENCES fa, buyer text, silo text NOT NULL REFERENCES si, gross_kg int NOT NULL, tare_kg int NOT NULL, moist numeric(4,1) NOT NULL, prot numeric(4,1), eur_t numeric(7,2) NOT NULL);
COMMENT ON TABLE wg IS 'weighings: io I in from a farmer, O out to a buyer; gross_kg lorry loaded, tare_kg lorry empty, moist moisture percent, prot protein percent, eur_t price a ton';
CREATE TABLE tf (tf_no int PRIMARY KEY, tf_dt date NOT NULL, fr_silo text NOT NULL REFERENCES si (silo), to_silo text NOT NULL REFERENCES si (silo), kg int NOT NULL, why text NOT NULL);
COMMENT ON TABLE tf IS 'transfers from one silo to another';
