CREATE TABLE hill (id integer PRIMARY KEY, name text NOT NULL, town text NOT NULL, country text NOT NULL, hill_size integer NOT NULL, opened integer, capacity integer);
CREATE TABLE jumper (id integer PRIMARY KEY, name text NOT NULL, nationality text NOT NULL, age integer NOT NULL, height_cm integer, ski_brand text);
CREATE TABLE competition (id integer PRIMARY KEY, hill_id integer NOT NULL, title text NOT NULL, held_on date NOT NULL, spectators integer);
CREATE TABLE result (competition_id integer NOT NULL, jumper_id integer NOT NULL, rank integer NOT NULL, longest_jump numeric(5,1) NOT NULL, points numeric(5,1) NOT NULL, PRIMARY KEY (competition_id, jumper_id));
