CREATE TABLE tbl_nation (
  nation_id integer PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  independence_date date,
  gdp_billion numeric(9,2) NOT NULL,
  area_km2 integer NOT NULL,
  is_monarchy boolean NOT NULL
);
CREATE TABLE tbl_city (
  city_id integer PRIMARY KEY,
  nation_id integer NOT NULL REFERENCES tbl_nation(nation_id),
  name text NOT NULL,
  population integer NOT NULL,
  elevation_m integer,
  is_capital boolean NOT NULL DEFAULT false
);
CREATE TABLE tbl_official_language (
  nation_id integer NOT NULL REFERENCES tbl_nation(nation_id),
  language text NOT NULL,
  speakers_percent numeric(4,1) NOT NULL,
  PRIMARY KEY (nation_id, language)
);
CREATE TABLE tbl_border (
  nation_a_id integer NOT NULL REFERENCES tbl_nation(nation_id),
  nation_b_id integer NOT NULL REFERENCES tbl_nation(nation_id),
  length_km integer NOT NULL,
  crossing_open boolean NOT NULL,
  PRIMARY KEY (nation_a_id, nation_b_id)
);
CREATE TABLE tbl_mayor_term (
  term_id integer PRIMARY KEY,
  city_id integer NOT NULL REFERENCES tbl_city(city_id),
  mayor_name text NOT NULL,
  party text,
  started_on date NOT NULL,
  ended_on date,
  yearly_salary numeric(9,2) NOT NULL
);
