CREATE TABLE dynasties (id integer PRIMARY KEY, name text NOT NULL, realm text NOT NULL, start_year integer NOT NULL, end_year integer);
CREATE TABLE rulers (id integer PRIMARY KEY, name text NOT NULL, dynasty_id integer NOT NULL REFERENCES dynasties(id), title text NOT NULL, born integer, died integer, reign_start integer NOT NULL, reign_end integer NOT NULL, cause_of_death text, predecessor_id integer REFERENCES rulers(id));
CREATE TABLE marriages (ruler_id integer NOT NULL REFERENCES rulers(id), spouse text NOT NULL, spouse_origin text, year integer, children integer NOT NULL);
CREATE TABLE palaces (id integer PRIMARY KEY, name text NOT NULL, city text NOT NULL, built_by integer REFERENCES rulers(id), completed integer, rooms integer);
