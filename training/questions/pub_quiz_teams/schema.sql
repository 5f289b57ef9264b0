CREATE TABLE teams (id integer PRIMARY KEY, name text NOT NULL, captain_id integer, table_no integer, formed_year integer NOT NULL);
CREATE TABLE players (id integer PRIMARY KEY, name text NOT NULL, age integer, occupation text, team_id integer REFERENCES teams(id), favourite_subject text);
CREATE TABLE nights (id integer PRIMARY KEY, pub text NOT NULL, held_on date NOT NULL, quizmaster text NOT NULL, entry_fee numeric(4,2) NOT NULL);
CREATE TABLE scores (night_id integer NOT NULL REFERENCES nights(id), team_id integer NOT NULL REFERENCES teams(id), points integer NOT NULL, used_joker boolean NOT NULL, PRIMARY KEY (night_id, team_id));
CREATE TABLE questions_asked (id integer PRIMARY KEY, night_id integer NOT NULL REFERENCES nights(id), subject text NOT NULL, difficulty text NOT NULL, right_answers integer NOT NULL);
