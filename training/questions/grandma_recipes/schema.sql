CREATE TABLE cook (
  id integer PRIMARY KEY,
  name text NOT NULL,
  village text NOT NULL,
  born integer NOT NULL
);
CREATE TABLE dish (
  id integer PRIMARY KEY,
  title text NOT NULL,
  course text NOT NULL,
  told_by integer NOT NULL REFERENCES cook(id),
  written_by integer NOT NULL REFERENCES cook(id),
  written_on date NOT NULL,
  tested_on date,
  prep_min integer NOT NULL,
  oven_min integer NOT NULL,
  rest_min integer NOT NULL,
  serves integer NOT NULL,
  vegetarian boolean NOT NULL
);
COMMENT ON COLUMN dish.told_by IS 'cook whose recipe it is';
COMMENT ON COLUMN dish.written_by IS 'cook who wrote it down';
COMMENT ON COLUMN dish.oven_min IS 'minutes in the oven or on the stove';
COMMENT ON COLUMN dish.tested_on IS 'empty until somebody has tried the recipe';
CREATE TABLE ingredient (
  id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  kcal_per_100g integer NOT NULL
);
CREATE TABLE dish_ingredient (
  dish_id integer NOT NULL REFERENCES dish(id),
  ingredient_id integer NOT NULL REFERENCES ingredient(id),
  grams integer NOT NULL,
  optional boolean NOT NULL,
  PRIMARY KEY (dish_id, ingredient_id)
);
COMMENT ON COLUMN dish_ingredient.grams IS 'for the whole dish, not for one person';
CREATE TABLE tasting (
  id integer PRIMARY KEY,
  dish_id integer NOT NULL REFERENCES dish(id),
  taster_id integer NOT NULL REFERENCES cook(id),
  tasted_on date NOT NULL,
  taste integer NOT NULL,
  looks integer NOT NULL
);
COMMENT ON COLUMN tasting.taste IS '1 to 10, as looks';
