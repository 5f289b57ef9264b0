CREATE TABLE sail_club (club_code text PRIMARY KEY, club text NOT NULL, nation text NOT NULL);
CREATE TABLE yacht (sail_no text PRIMARY KEY, yacht_name text NOT NULL, class text NOT NULL, skipper text NOT NULL, owner text NOT NULL, club_code text NOT NULL REFERENCES sail_club, handicap numeric(5,3) NOT NULL);
CREATE TABLE event (event_id int PRIMARY KEY, event_name text NOT NULL, harbour text NOT NULL, starts date NOT NULL, ends date NOT NULL, entry_fee numeric(7,2) NOT NULL, late_fee numeric(7,2) NOT NULL);
CREATE TABLE entry (event_id int NOT NULL REFERENCES event, sail_no text NOT NULL REFERENCES yacht, entered_on date NOT NULL, crew int NOT NULL, late boolean NOT NULL, withdrawn_on date, fee_paid numeric(7,2) NOT NULL, PRIMARY KEY (event_id, sail_no));
CREATE TABLE race (race_id int PRIMARY KEY, event_id int NOT NULL REFERENCES event, race_no int NOT NULL, sailed_on date NOT NULL, wind_kn int, abandoned boolean NOT NULL);
CREATE TABLE finish (race_id int NOT NULL REFERENCES race, sail_no text NOT NULL REFERENCES yacht, elapsed_min numeric(6,1), place int, code text, PRIMARY KEY (race_id, sail_no));
COMMENT ON COLUMN finish.code IS 'DNF did not finish, DSQ disqualified, DNS did not start; empty for a normal finish';
CREATE TABLE protest (protest_id int PRIMARY KEY, race_id int NOT NULL REFERENCES race, by_sail text NOT NULL REFERENCES yacht, against_sail text NOT NULL REFERENCES yacht, upheld boolean);
