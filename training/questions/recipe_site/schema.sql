CREATE TABLE cooks (cook_id int PRIMARY KEY, display_name text NOT NULL, country text, joined_on date NOT NULL, professional boolean NOT NULL);
CREATE TABLE recipes (recipe_id int PRIMARY KEY, cook_id int NOT NULL REFERENCES cooks, title text NOT NULL, course text NOT NULL, cuisine text, prep_minutes int NOT NULL, cook_minutes int NOT NULL, servings int NOT NULL, difficulty text NOT NULL, vegan boolean NOT NULL, calories_per_serving int, published_on date);
CREATE TABLE ingredients (ingredient_id int PRIMARY KEY, ingredient_name text NOT NULL, allergen text);
CREATE TABLE recipe_ingredients (recipe_id int NOT NULL REFERENCES recipes, ingredient_id int NOT NULL REFERENCES ingredients, grams numeric(7,1), PRIMARY KEY (recipe_id, ingredient_id));
CREATE TABLE ratings (rating_id int PRIMARY KEY, recipe_id int NOT NULL REFERENCES recipes, cook_id int NOT NULL REFERENCES cooks, stars int NOT NULL, comment text, rated_at timestamp NOT NULL);
CREATE TABLE saves (cook_id int NOT NULL REFERENCES cooks, recipe_id int NOT NULL REFERENCES recipes, saved_at timestamp NOT NULL, PRIMARY KEY (cook_id, recipe_id));
