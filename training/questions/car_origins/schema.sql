CREATE TABLE regions (
  region_id integer PRIMARY KEY,
  region_name text NOT NULL
);
CREATE TABLE nations (
  nation_id integer PRIMARY KEY,
  nation_name text NOT NULL,
  region_id integer NOT NULL REFERENCES regions(region_id)
);
CREATE TABLE makers (
  maker_id integer PRIMARY KEY,
  short_name text NOT NULL,
  full_name text NOT NULL,
  nation_id integer NOT NULL REFERENCES nations(nation_id),
  founded_year integer
);
CREATE TABLE models (
  model_id integer PRIMARY KEY,
  maker_id integer NOT NULL REFERENCES makers(maker_id),
  model_name text NOT NULL,
  body text NOT NULL,
  launched date NOT NULL,
  discontinued date
);
CREATE TABLE trims (
  trim_id integer PRIMARY KEY,
  model_id integer NOT NULL REFERENCES models(model_id),
  trim_name text NOT NULL,
  cylinders integer,
  horsepower integer NOT NULL,
  weight_kg integer NOT NULL,
  litres_per_100km numeric(4,1),
  zero_to_hundred numeric(4,1) NOT NULL,
  list_price integer NOT NULL
);
CREATE TABLE registrations (
  nation_id integer NOT NULL REFERENCES nations(nation_id),
  model_id integer NOT NULL REFERENCES models(model_id),
  month date NOT NULL,
  cars integer NOT NULL,
  PRIMARY KEY (nation_id, model_id, month)
);
