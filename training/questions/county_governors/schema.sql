CREATE TABLE counties (county_id integer PRIMARY KEY, county_name text NOT NULL, seat text NOT NULL, area_km2 integer NOT NULL, population integer NOT NULL, median_income integer, coastal boolean NOT NULL);
CREATE TABLE governors (governor_id integer PRIMARY KEY, full_name text NOT NULL, party text, birth_year integer NOT NULL, former_job text);
CREATE TABLE terms (term_id integer PRIMARY KEY, county_id integer NOT NULL REFERENCES counties(county_id), governor_id integer NOT NULL REFERENCES governors(governor_id), start_date date NOT NULL, end_date date, vote_percent numeric(4,1) NOT NULL);
CREATE TABLE borders (county_id integer NOT NULL REFERENCES counties(county_id), neighbour_id integer NOT NULL REFERENCES counties(county_id), border_km integer NOT NULL);
COMMENT ON COLUMN terms.end_date IS 'empty: still in office';
COMMENT ON TABLE borders IS 'each common border is listed once';
