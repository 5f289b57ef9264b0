CREATE TABLE race (race_id int PRIMARY KEY, race_name text NOT NULL, km numeric(4,1) NOT NULL, climb_m int NOT NULL, first_held int NOT NULL);
CREATE TABLE edition (edition_id int PRIMARY KEY, race_id int NOT NULL REFERENCES race, held_on date NOT NULL, starters_limit int NOT NULL, weather text);
CREATE TABLE runner (runner_id int PRIMARY KEY, given_name text NOT NULL, surname text NOT NULL, born int NOT NULL, sex char(1) NOT NULL, club_id int, coached_by int REFERENCES runner);
CREATE TABLE running_club (club_id int PRIMARY KEY, club_name text NOT NULL, town text NOT NULL);
CREATE TABLE result (edition_id int NOT NULL REFERENCES edition, runner_id int NOT NULL REFERENCES runner, bib int NOT NULL, minutes numeric(6,2), place int, dnf boolean NOT NULL, PRIMARY KEY (edition_id, runner_id));
ALTER TABLE runner ADD FOREIGN KEY (club_id) REFERENCES running_club;
COMMENT ON COLUMN result.dnf IS 'did not finish';
