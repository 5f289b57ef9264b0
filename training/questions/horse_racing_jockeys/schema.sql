CREATE TABLE Trainer (trainer_id integer PRIMARY KEY, name text NOT NULL, stable text NOT NULL, county text NOT NULL);
CREATE TABLE Horse (horse_id integer PRIMARY KEY, name text NOT NULL, colour text NOT NULL, sex text NOT NULL, foaled integer NOT NULL, trainer_id integer REFERENCES Trainer(trainer_id), sire_id integer REFERENCES Horse(horse_id));
CREATE TABLE Jockey (jockey_id integer PRIMARY KEY, name text NOT NULL, weight_kg numeric(4,1) NOT NULL, nationality text NOT NULL, career_wins integer NOT NULL);
CREATE TABLE Race (race_id integer PRIMARY KEY, name text NOT NULL, course text NOT NULL, race_day date NOT NULL, distance_m integer NOT NULL, going text NOT NULL, prize integer NOT NULL);
CREATE TABLE Ride (race_id integer NOT NULL REFERENCES Race(race_id), horse_id integer NOT NULL REFERENCES Horse(horse_id), jockey_id integer NOT NULL REFERENCES Jockey(jockey_id), place integer, odds numeric(5,1) NOT NULL, PRIMARY KEY (race_id, horse_id));
COMMENT ON COLUMN Ride.place IS 'empty: fell or pulled up';
COMMENT ON COLUMN Horse.sire_id IS 'father';
