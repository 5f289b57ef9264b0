CREATE TABLE caves (id integer PRIMARY KEY, name text NOT NULL, mountain_range text NOT NULL, depth_m integer NOT NULL, length_m integer, discovered integer, show_cave boolean NOT NULL);
CREATE TABLE cavers (id integer PRIMARY KEY, name text NOT NULL, age integer NOT NULL, club text, nationality text NOT NULL);
CREATE TABLE trips (id integer PRIMARY KEY, cave_id integer NOT NULL, leader_id integer NOT NULL, trip_date date NOT NULL, hours numeric(4,1) NOT NULL, deepest_m integer NOT NULL, purpose text NOT NULL);
CREATE TABLE trip_members (trip_id integer NOT NULL, caver_id integer NOT NULL);
