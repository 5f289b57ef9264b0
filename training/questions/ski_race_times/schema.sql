CREATE TABLE club (club_code text PRIMARY KEY, club_name text NOT NULL, valley text NOT NULL);
CREATE TABLE racer (bib_licence int PRIMARY KEY, racer_name text NOT NULL, sex char(1) NOT NULL, birth_year int NOT NULL, club_code text REFERENCES club);
CREATE TABLE race (race_id int PRIMARY KEY, race_date date NOT NULL, venue text NOT NULL, discipline text NOT NULL, gates int NOT NULL, snow text, cancelled boolean NOT NULL, prize_pot numeric(8,2) NOT NULL);
CREATE TABLE start_entry (race_id int NOT NULL REFERENCES race, bib_licence int NOT NULL REFERENCES racer, start_no int NOT NULL, entry_fee numeric(5,2) NOT NULL, fee_paid boolean NOT NULL, run1_ms int, run2_ms int, status text NOT NULL, PRIMARY KEY (race_id, bib_licence));
CREATE TABLE volunteer (vol_id int PRIMARY KEY, vol_name text NOT NULL, club_code text NOT NULL REFERENCES club);
CREATE TABLE duty (race_id int NOT NULL REFERENCES race, vol_id int NOT NULL REFERENCES volunteer, post text NOT NULL, hours numeric(3,1) NOT NULL, PRIMARY KEY (race_id, vol_id));
COMMENT ON COLUMN start_entry.status IS 'OK, DNF, DSQ, DNS';
COMMENT ON COLUMN start_entry.run1_ms IS 'first run in milliseconds';
