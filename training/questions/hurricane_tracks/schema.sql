CREATE TABLE storm (storm_id integer PRIMARY KEY, name text NOT NULL, season integer NOT NULL, category integer NOT NULL, max_wind_kmh integer NOT NULL, formed_on date NOT NULL, dissolved_on date NOT NULL, lowest_pressure integer);
CREATE TABLE region (region_id integer PRIMARY KEY, region_name text NOT NULL, country text NOT NULL, inhabitants integer NOT NULL);
CREATE TABLE landfall (storm_id integer NOT NULL, region_id integer NOT NULL, cities_affected integer NOT NULL, damage_millions numeric(9,1), evacuated integer NOT NULL);
