CREATE TABLE tower (tower_id int PRIMARY KEY, dedication text NOT NULL, place text NOT NULL, bells int NOT NULL, practice_weekday int NOT NULL);
CREATE TABLE bell (bell_id int PRIMARY KEY, tower_id int NOT NULL REFERENCES tower, position_no int NOT NULL, cast_year int NOT NULL, recast_year int, weight_kg int NOT NULL, founder text);
CREATE TABLE ringer (ringer_id int PRIMARY KEY, name text NOT NULL, home_tower_id int REFERENCES tower, taught_by_id int REFERENCES ringer, first_pull date NOT NULL, stopped date);
CREATE TABLE method (method_id int PRIMARY KEY, method_name text NOT NULL, stage text NOT NULL);
CREATE TABLE peal (peal_id int PRIMARY KEY, tower_id int NOT NULL REFERENCES tower, method_id int NOT NULL REFERENCES method, rung_on date NOT NULL, changes int NOT NULL, minutes int, lost boolean NOT NULL, conductor_id int NOT NULL REFERENCES ringer);
CREATE TABLE peal_band (peal_id int NOT NULL REFERENCES peal, ringer_id int NOT NULL REFERENCES ringer, bell_no int NOT NULL, PRIMARY KEY (peal_id, ringer_id));
COMMENT ON COLUMN peal.lost IS 'true when the attempt broke down; minutes is then null';
COMMENT ON COLUMN tower.practice_weekday IS '1 is Monday';
