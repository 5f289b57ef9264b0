CREATE TABLE "Singer" (id integer PRIMARY KEY, name text NOT NULL, voice text NOT NULL, nationality text NOT NULL, birth_year integer, conservatory text);
CREATE TABLE "Opera" (id integer PRIMARY KEY, title text NOT NULL, composer text NOT NULL, language text NOT NULL, premiere_year integer NOT NULL, acts integer NOT NULL, minutes integer NOT NULL);
CREATE TABLE "Role" (id integer PRIMARY KEY, opera_id integer NOT NULL REFERENCES "Opera"(id), character text NOT NULL, voice text NOT NULL, is_title_role boolean NOT NULL);
CREATE TABLE "Performance" (id integer PRIMARY KEY, opera_id integer NOT NULL REFERENCES "Opera"(id), house text NOT NULL, evening date NOT NULL, attendance integer, sold_out boolean NOT NULL);
CREATE TABLE "Casting" (performance_id integer NOT NULL REFERENCES "Performance"(id), role_id integer NOT NULL REFERENCES "Role"(id), singer_id integer NOT NULL REFERENCES "Singer"(id), curtain_calls integer NOT NULL);
