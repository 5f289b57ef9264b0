CREATE TABLE cook (cook_id int PRIMARY KEY, cook_name text NOT NULL, town text NOT NULL, since int NOT NULL);
CREATE TABLE recipe (recipe_id int PRIMARY KEY, name text NOT NULL, cook_id int NOT NULL REFERENCES cook, tested_by int REFERENCES cook, cuisine text NOT NULL, course text NOT NULL, prep_min int NOT NULL, cook_min int NOT NULL, servings int NOT NULL, written_on date NOT NULL, tested_on date, published_on date);
COMMENT ON COLUMN recipe.cook_id IS 'who wrote it';
CREATE TABLE ingredient (ingredient_id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, kcal_per_100g int NOT NULL, price_per_kg numeric(6,2) NOT NULL, vegan boolean NOT NULL);
CREATE TABLE recipe_ingredient (recipe_id int REFERENCES recipe, ingredient_id int REFERENCES ingredient, grams int NOT NULL, optional boolean NOT NULL DEFAULT false, PRIMARY KEY (recipe_id, ingredient_id));
CREATE TABLE tag (tag_id int PRIMARY KEY, tag text NOT NULL);
CREATE TABLE recipe_tag (recipe_id int REFERENCES recipe, tag_id int REFERENCES tag, PRIMARY KEY (recipe_id, tag_id));
CREATE TABLE cooked (cooked_id int PRIMARY KEY, recipe_id int NOT NULL REFERENCES recipe, cook_id int NOT NULL REFERENCES cook, cooked_on date NOT NULL, score int, people int NOT NULL);
COMMENT ON COLUMN cooked.score IS 'verdict of the table, 1 to 10; may be empty';
