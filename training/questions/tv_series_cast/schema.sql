CREATE TABLE channel (id integer PRIMARY KEY, name text NOT NULL, country text NOT NULL, language text NOT NULL, pay_tv boolean NOT NULL);
CREATE TABLE series (id integer PRIMARY KEY, title text NOT NULL, channel integer NOT NULL, genre text NOT NULL, start_year integer NOT NULL, end_year integer, seasons integer NOT NULL, rating numeric(3,1));
CREATE TABLE actor (id integer PRIMARY KEY, name text NOT NULL, gender text NOT NULL, born date, birthplace text);
CREATE TABLE cast_list (series_id integer NOT NULL, actor_id integer NOT NULL, character_name text NOT NULL, episodes integer NOT NULL);
CREATE TABLE writer (id integer PRIMARY KEY, name text NOT NULL, series_id integer NOT NULL, salary_per_episode integer);
