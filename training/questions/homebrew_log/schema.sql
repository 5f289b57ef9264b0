CREATE TABLE brewers (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, mentor_id int REFERENCES brewers, joined_at date NOT NULL);
CREATE TABLE recipes (
  id int PRIMARY KEY,
  title text NOT NULL,
  style text NOT NULL,              -- stout, IPA, wheat, saison, lager
  author_id int NOT NULL REFERENCES brewers,
  based_on_id int REFERENCES recipes,
  target_abv numeric(4,2) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  is_public boolean NOT NULL
);
CREATE TABLE batches (
  id int PRIMARY KEY,
  recipe_id int NOT NULL REFERENCES recipes,
  brewer_id int NOT NULL REFERENCES brewers,
  helper_id int REFERENCES brewers,
  brewed_on date NOT NULL,
  bottled_on date,
  ready_on date,
  dumped_on date,                   -- poured away
  litres numeric(5,1) NOT NULL,
  litres_bottled numeric(5,1),
  abv numeric(4,2),                 -- measured
  cost_eur numeric(7,2) NOT NULL
);
CREATE TABLE ingredients (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, stock_g int NOT NULL, price_kg numeric(6,2) NOT NULL, best_before date);
CREATE TABLE recipe_ingredients (recipe_id int REFERENCES recipes, ingredient_id int REFERENCES ingredients, grams int NOT NULL, PRIMARY KEY (recipe_id, ingredient_id));
CREATE TABLE tastings (id int PRIMARY KEY, batch_id int NOT NULL REFERENCES batches, taster_id int NOT NULL REFERENCES brewers, points int NOT NULL, tasted_on date NOT NULL, note text);
COMMENT ON COLUMN ingredients.kind IS 'malt, hops, yeast, other';
