CREATE TABLE dim_recipe (recipe_key int PRIMARY KEY, recipe text NOT NULL, cuisine text NOT NULL, vegetarian boolean NOT NULL, portion_cost numeric(5,2) NOT NULL);
CREATE TABLE dim_household (hh_key int PRIMARY KEY, hh_name text NOT NULL, city text NOT NULL, first_box_on date, left_on date, came_via text NOT NULL);
CREATE TABLE dim_promo (promo_key int PRIMARY KEY, promo text NOT NULL, amount_off numeric(5,2) NOT NULL);
CREATE TABLE fct_box (box_key int PRIMARY KEY, hh_key int NOT NULL REFERENCES dim_household, promo_key int REFERENCES dim_promo, ordered_on date NOT NULL, delivery_date date NOT NULL, box_price numeric(6,2) NOT NULL, packaging_cost numeric(5,2) NOT NULL, courier_cost numeric(5,2) NOT NULL, skipped boolean NOT NULL);
COMMENT ON COLUMN fct_box.skipped IS 'household paused this week, nothing was sent or charged';
CREATE TABLE fct_box_meal (box_key int NOT NULL REFERENCES fct_box, recipe_key int NOT NULL REFERENCES dim_recipe, portions int NOT NULL, PRIMARY KEY (box_key, recipe_key));
CREATE TABLE fct_rating (box_key int NOT NULL, recipe_key int NOT NULL, stars int NOT NULL, rated_on date NOT NULL, PRIMARY KEY (box_key, recipe_key));
CREATE TABLE fct_credit (credit_key int PRIMARY KEY, box_key int NOT NULL REFERENCES fct_box, given_on date NOT NULL, amount numeric(6,2) NOT NULL, reason text NOT NULL);
