CREATE TABLE districts (district_id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE villages (village_id integer PRIMARY KEY, name text NOT NULL, district_id integer NOT NULL REFERENCES districts, inhabitants integer NOT NULL);
CREATE TABLE teams (team_id integer PRIMARY KEY, name text NOT NULL, village_id integer NOT NULL REFERENCES villages, founded_year integer NOT NULL);
CREATE TABLE pitches (pitch_id integer PRIMARY KEY, name text NOT NULL, village_id integer NOT NULL REFERENCES villages, surface text NOT NULL);
CREATE TABLE players (player_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, team_id integer NOT NULL REFERENCES teams, born_on date NOT NULL, position text NOT NULL);
CREATE TABLE referees (referee_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, village_id integer NOT NULL REFERENCES villages);
CREATE TABLE matches (match_id integer PRIMARY KEY, played_on date NOT NULL, home_team_id integer NOT NULL REFERENCES teams, away_team_id integer NOT NULL REFERENCES teams, pitch_id integer NOT NULL REFERENCES pitches, referee_id integer REFERENCES referees, home_goals integer, away_goals integer, spectators integer);
CREATE TABLE goals (goal_id integer PRIMARY KEY, match_id integer NOT NULL REFERENCES matches, scorer_id integer NOT NULL REFERENCES players, assist_id integer REFERENCES players, minute integer NOT NULL, penalty boolean NOT NULL);
CREATE TABLE cards (card_id integer PRIMARY KEY, match_id integer NOT NULL REFERENCES matches, player_id integer NOT NULL REFERENCES players, colour text NOT NULL, minute integer NOT NULL);
