CREATE TABLE artist (artist_key integer PRIMARY KEY, artist_name text NOT NULL, born_year integer, home_island text NOT NULL, master_key integer);
CREATE TABLE technique (technique_key integer PRIMARY KEY, technique_name text NOT NULL, invented_century integer);
CREATE TABLE piece (piece_key integer PRIMARY KEY, title text NOT NULL, artist_key integer NOT NULL, year integer NOT NULL, colour text NOT NULL, height_cm integer, broken boolean NOT NULL);
CREATE TABLE piece_technique (piece_key integer NOT NULL, technique_key integer NOT NULL);
CREATE TABLE prize (prize_key integer PRIMARY KEY, prize_name text NOT NULL, awarded_on date NOT NULL, piece_key integer NOT NULL, amount integer);
COMMENT ON COLUMN artist.master_key IS 'artist who taught this one';
