CREATE TABLE tea (name text PRIMARY KEY, type text NOT NULL, region_id integer NOT NULL, brew_minutes numeric(3,1) NOT NULL, water_celsius integer NOT NULL, caffeine_mg integer, price_per_100g numeric(6,2) NOT NULL);
CREATE TABLE region (id integer PRIMARY KEY, name text NOT NULL, country text NOT NULL, altitude integer);
CREATE TABLE taster (id integer PRIMARY KEY, name text NOT NULL, nationality text NOT NULL, age integer NOT NULL, favourite_tea text);
CREATE TABLE tasting (taster_id integer NOT NULL, tea_name text NOT NULL, score integer NOT NULL, note text, tasted_on date NOT NULL);
