CREATE TABLE country (
  code char(2) PRIMARY KEY,
  name text NOT NULL,
  continent text NOT NULL,
  area_km2 integer NOT NULL,
  population integer NOT NULL
);
CREATE TABLE river (
  id integer PRIMARY KEY,
  name text NOT NULL,
  length_km integer NOT NULL,
  discharge_m3s numeric(9,1),
  tributary_of integer REFERENCES river(id),
  mouth text
);
CREATE TABLE river_country (
  river_id integer NOT NULL REFERENCES river(id),
  country_code char(2) NOT NULL REFERENCES country(code),
  km_inside integer NOT NULL,
  is_source boolean NOT NULL DEFAULT false,
  PRIMARY KEY (river_id, country_code)
);
CREATE TABLE dam (
  id integer PRIMARY KEY,
  name text NOT NULL,
  river_id integer NOT NULL REFERENCES river(id),
  country_code char(2) NOT NULL REFERENCES country(code),
  height_m numeric(5,1) NOT NULL,
  completed_on date,
  cost_million_eur numeric(9,2),
  power_mw integer
);
CREATE TABLE flood (
  id integer PRIMARY KEY,
  river_id integer NOT NULL REFERENCES river(id),
  began_on date NOT NULL,
  ended_on date,
  peak_level_cm integer NOT NULL,
  damage_million_eur numeric(9,2),
  evacuated integer
);
