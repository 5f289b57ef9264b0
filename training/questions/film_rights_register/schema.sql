CREATE TABLE picture (pic_id int PRIMARY KEY, pic_title text NOT NULL, director text NOT NULL, producer text NOT NULL, yr int NOT NULL, minutes int NOT NULL);
CREATE TABLE territory (terr_cd text PRIMARY KEY, terr_nm text NOT NULL);
CREATE TABLE licensee (lsee_id int PRIMARY KEY, lsee_nm text NOT NULL, kind text NOT NULL, home_terr text NOT NULL REFERENCES territory);
CREATE TABLE grant_of_rights (grant_id int PRIMARY KEY, pic_id int NOT NULL REFERENCES picture, lsee_id int NOT NULL REFERENCES licensee, terr_cd text NOT NULL REFERENCES territory, medium text NOT NULL, from_dt date NOT NULL, to_dt date NOT NULL, runs int, fee numeric(10,2) NOT NULL, advance_paid numeric(10,2) NOT NULL, terminated_on date);
COMMENT ON COLUMN grant_of_rights.runs IS 'how often it may be shown; empty without a limit';
CREATE TABLE showing (showing_id int PRIMARY KEY, grant_id int NOT NULL REFERENCES grant_of_rights, shown_at timestamp NOT NULL, viewers int, tickets int, price numeric(5,2));
