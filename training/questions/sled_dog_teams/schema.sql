CREATE TABLE musher (id integer PRIMARY KEY, name text NOT NULL, age integer NOT NULL, nationality text NOT NULL, kennel text);
CREATE TABLE dog (id integer PRIMARY KEY, name text NOT NULL, breed text NOT NULL, age integer NOT NULL, weight_kg numeric(4,1), musher_id integer NOT NULL, position text NOT NULL);
CREATE TABLE race (id integer PRIMARY KEY, name text NOT NULL, country text NOT NULL, distance_km integer NOT NULL, start_date date NOT NULL);
CREATE TABLE entry (race_id integer NOT NULL, musher_id integer NOT NULL, dogs_started integer NOT NULL, dogs_finished integer, hours numeric(6,1), rank integer);
