CREATE TABLE enclosure (
  enclosure_id integer PRIMARY KEY,
  name text NOT NULL,
  zone text NOT NULL,
  surface_m2 integer NOT NULL,
  heated boolean NOT NULL
);
CREATE TABLE species (
  species_id integer PRIMARY KEY,
  common_name text NOT NULL,
  animal_class text NOT NULL,
  endangered boolean NOT NULL,
  daily_food_kg numeric(5,1) NOT NULL
);
CREATE TABLE animal (
  animal_id integer PRIMARY KEY,
  pet_name text NOT NULL,
  species_id integer NOT NULL,
  enclosure_id integer,
  sex text NOT NULL,
  born_on date,
  arrived_on date NOT NULL,
  mother_id integer
);
CREATE TABLE keeper (
  keeper_id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  hired_on date NOT NULL,
  monthly_salary integer NOT NULL
);
CREATE TABLE keeper_enclosure (
  keeper_id integer NOT NULL,
  enclosure_id integer NOT NULL,
  PRIMARY KEY (keeper_id, enclosure_id)
);
CREATE TABLE feeding (
  feeding_id integer PRIMARY KEY,
  animal_id integer NOT NULL,
  keeper_id integer NOT NULL,
  fed_at timestamp NOT NULL,
  food text NOT NULL,
  kilos numeric(5,1) NOT NULL,
  eaten_up boolean NOT NULL
);
