CREATE TABLE species (
  id serial PRIMARY KEY,
  common_name text NOT NULL,
  latin_name text NOT NULL,
  class text NOT NULL,
  conservation_status text NOT NULL,
  breeding_programme boolean NOT NULL DEFAULT false
);
CREATE TABLE enclosures (
  id serial PRIMARY KEY,
  name text NOT NULL,
  area_m2 integer NOT NULL,
  indoor boolean NOT NULL,
  built_year integer,
  closed_since date
);
CREATE TABLE keepers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  section text NOT NULL,
  hired_on date NOT NULL,
  retired_on date
);
CREATE TABLE animals (
  id serial PRIMARY KEY,
  species_id integer NOT NULL REFERENCES species(id),
  enclosure_id integer REFERENCES enclosures(id),
  keeper_id integer REFERENCES keepers(id),
  name text,
  sex text NOT NULL,
  born_on date,
  arrived_on date NOT NULL,
  origin text NOT NULL,
  mother_id integer REFERENCES animals(id),
  died_on date,
  moved_to text
);
CREATE TABLE weighings (
  id serial PRIMARY KEY,
  animal_id integer NOT NULL REFERENCES animals(id),
  weighed_on date NOT NULL,
  kilograms numeric(8,2) NOT NULL
);
CREATE TABLE treatments (
  id serial PRIMARY KEY,
  animal_id integer NOT NULL REFERENCES animals(id),
  vet text NOT NULL,
  treated_on date NOT NULL,
  diagnosis text NOT NULL,
  cost numeric(8,2),
  follow_up_on date,
  recovered boolean
);
CREATE TABLE feed_items (
  id serial PRIMARY KEY,
  name text NOT NULL,
  unit text NOT NULL,
  price_per_unit numeric(6,2) NOT NULL,
  stock numeric(8,1) NOT NULL,
  reorder_at numeric(8,1) NOT NULL
);
CREATE TABLE diets (
  species_id integer NOT NULL REFERENCES species(id),
  feed_item_id integer NOT NULL REFERENCES feed_items(id),
  amount_per_animal_day numeric(6,2) NOT NULL,
  PRIMARY KEY (species_id, feed_item_id)
);
CREATE TABLE visitor_days (
  day date PRIMARY KEY,
  adults integer NOT NULL,
  children integer NOT NULL,
  ticket_income numeric(9,2) NOT NULL,
  weather text
);
