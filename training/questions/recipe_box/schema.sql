CREATE TABLE recipes (
  id integer PRIMARY KEY,
  title text NOT NULL,
  cuisine text NOT NULL,
  course text NOT NULL,
  prep_minutes integer NOT NULL,
  cook_minutes integer,
  servings integer NOT NULL,
  is_vegetarian boolean NOT NULL,
  source text,
  added_on date NOT NULL
);
CREATE TABLE ingredients (
  id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  price_per_100g numeric(6,2),
  calories_per_100g integer
);
CREATE TABLE recipe_ingredients (
  recipe_id integer NOT NULL REFERENCES recipes(id),
  ingredient_id integer NOT NULL REFERENCES ingredients(id),
  grams numeric(7,1) NOT NULL,
  optional boolean NOT NULL DEFAULT false,
  PRIMARY KEY (recipe_id, ingredient_id)
);
CREATE TABLE cookings (
  id integer PRIMARY KEY,
  recipe_id integer NOT NULL REFERENCES recipes(id),
  cooked_on date NOT NULL,
  cook text NOT NULL,
  guests integer NOT NULL DEFAULT 0,
  rating integer
);
