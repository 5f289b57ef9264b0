CREATE TABLE rink (rink_id integer PRIMARY KEY, rink_name text NOT NULL, city text NOT NULL, capacity integer NOT NULL, year_built integer NOT NULL, has_roof boolean NOT NULL);
CREATE TABLE club (club_id integer PRIMARY KEY, club_name text NOT NULL, rink_id integer NOT NULL, coach text, colours text NOT NULL, championships integer NOT NULL);
CREATE TABLE skater (skater_id integer PRIMARY KEY, skater_name text NOT NULL, club_id integer, position text NOT NULL, shirt_number integer NOT NULL, age integer NOT NULL, nationality text NOT NULL);
CREATE TABLE season_stat (skater_id integer NOT NULL, season text NOT NULL, games integer NOT NULL, goals integer NOT NULL, assists integer NOT NULL, penalty_minutes integer NOT NULL);
