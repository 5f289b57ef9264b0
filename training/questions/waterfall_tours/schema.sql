CREATE TABLE waterfalls (id integer PRIMARY KEY, name text NOT NULL, river text NOT NULL, country text NOT NULL, height_m integer NOT NULL, width_m integer, drops integer NOT NULL);
CREATE TABLE guides (id integer PRIMARY KEY, name text NOT NULL, age integer NOT NULL, home_country text NOT NULL);
CREATE TABLE guide_languages (guide_id integer NOT NULL, language text NOT NULL, level text NOT NULL);
CREATE TABLE tours (id integer PRIMARY KEY, title text NOT NULL, guide_id integer, starts_on date NOT NULL, days integer NOT NULL, max_people integer NOT NULL, price numeric(7,2) NOT NULL);
CREATE TABLE tour_stops (tour_id integer NOT NULL, waterfall_id integer NOT NULL, stop_no integer NOT NULL);
